# What the checks share about building and testing. They build in a folder of their own, so that the flags
# don't make the developer's own build start again.

# How they build: not optimised, as a developer does, but each module whole and without what only a debugger reads.
# That takes two thirds of the processor's time. SwiftPM builds whole modules in its release configuration alone.
whole_modules=(--configuration release -debug-info-format none
  -Xswiftc -Onone -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo)

# build ARGUMENTS…: swift build; a warning is a failure, as an error is.
# What SwiftPM says about the system's packages is left out: nothing of ours brings or silences it.
build() {
  swift build -Xswiftc -warnings-as-errors "$@" 2>&1 | awk '
    { print; fflush() }
    /warning:/ && !/prohibited flag\(s\)|with pkg-config|using your system-packager/ { warned = 1 }
    END { if (warned) { print "There are warnings."; exit 1 } }'
}

# build_tests, build_seeds: not again within one scripts/test.
build_tests() {
  [[ -n ${KEYWINDOW_TESTS_ARE_BUILT-} ]] || build "${whole_modules[@]}" --build-tests --scratch-path .build/checks
}
build_seeds() {
  [[ -n ${KEYWINDOW_SEEDS_ARE_BUILT-} ]] ||
    build "${whole_modules[@]}" --build-tests --package-path Tests/Apple/Host --scratch-path .build/host-checks
}

# What they have built, as programs: of swift test only one runs at a time.
built_tests=(env NO_COLOR=1 .build/checks/release/KeyWindowPackageTests.xctest --testing-library swift-testing)
built_seeds=(env NO_COLOR=1 .build/host-checks/release/HostPackageTests.xctest --testing-library swift-testing)

# run_tests COMMAND…: runs a swift test; that no test ran is a failure too.
run_tests() {
  "$@" 2>&1 | awk '
    { print; fflush() }
    /^[^ ]+ Test .* passed after / && !/^[^ ]+ Test run with / { ran = 1 }
    END { if (!ran) { print "No test has passed."; exit 1 } }'
}

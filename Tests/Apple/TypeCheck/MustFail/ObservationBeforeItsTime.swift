// Observation is newer than every minimum but visionOS's.
// platforms: macOS iOS Catalyst tvOS watchOS
// error: 'ObservationRegistrar' is only available in
import Observation

func registrar() -> ObservationRegistrar { ObservationRegistrar() }

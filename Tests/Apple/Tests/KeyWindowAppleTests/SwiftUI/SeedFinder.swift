import Dispatch
import KeyWindow
import SwiftUI

// The first seed's way of finding a window: look once, one turn of the loop after the view was made. Here to show
// that the tests notice its faults.

#if KEYWINDOW_UIKIT
struct SeedFinder: UIViewRepresentable {
  let callback: @MainActor (HostingWindow?) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    DispatchQueue.main.async { [weak view] in callback(view?.window) }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}
#else
struct SeedFinder: NSViewRepresentable {
  let callback: @MainActor (HostingWindow?) -> Void

  func makeNSView(context: Context) -> NSView {
    let view = NSView()
    DispatchQueue.main.async { [weak view] in callback(view?.window) }
    return view
  }

  func updateNSView(_ view: NSView, context: Context) {}
}
#endif

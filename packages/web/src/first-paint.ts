/**
 * Of a page that came drawn: starts the app once the drawing is on the screen, so that nothing is fetched or run before it. Its own element
 * names in `data-app` the app's script, and in `data-parts` the others that this page will ask for.
 */
const { app = "", parts = "" } = document.currentScript?.dataset ?? {}

/** Milliseconds after which the app starts whether the browser has told of a paint or not. */
const LATEST = 1_000

let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  for (const href of parts.split(" ").filter(Boolean)) {
    const link = document.createElement("link")
    document.head.append(Object.assign(link, { rel: "modulepreload", href }))
  }
  void import(/* @vite-ignore */ app)
}

setTimeout(start, LATEST)
// A page in the background is not painted before somebody looks.
if (document.visibilityState === "hidden") start()
else
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName("first-contentful-paint").length > 0) start()
  }).observe({ type: "paint", buffered: true })

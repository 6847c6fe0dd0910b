import { keepEarlyPress } from "./parts/early-press.ts"
import { keepEarlyTyping } from "./parts/early-typing.ts"
import { answers, pause } from "./parts/line.ts"
import { watchTyping } from "./parts/typing.ts"

/**
 * Of a page that came drawn: starts the app once the drawing is on the screen, so that nothing is fetched or run before it. Its own element
 * names in `data-app` the app's scripts, each after those that it is made from, and in `data-parts` the others that this page will ask for.
 */
const { app = "", parts = "" } = document.currentScript?.dataset ?? {}
const apps = app.split(" ")

/** Milliseconds after which the app starts whether the browser has told of a paint or not. */
const LATEST = 1_000

const NOT_RUNNING =
  "A part of the page did not arrive, and loading it anew did not help: you can read it and follow its links, but nothing else answers. Try again in a minute."

const isTyping = watchTyping(globalThis)
const home = document.getElementById("app")
if (home) {
  keepEarlyPress(home)
  keepEarlyTyping(home)
}

let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  for (const href of [...apps, ...parts.split(" ")].filter(Boolean)) {
    const link = document.createElement("link")
    document.head.append(Object.assign(link, { rel: "modulepreload", href }))
  }
  run().catch(lost)
}

/** Runs each script in a turn of its own: between two the browser answers its reader. */
const run = async () => {
  for (const script of apps) {
    await import(/* @vite-ignore */ script)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Says what the page can do without the app, once the server answers that it has no such script. */
const tell = () => {
  const words = Object.assign(document.createElement("p"), { textContent: NOT_RUNNING, role: "alert" })
  words.style.cssText = "margin:0;padding:12px 16px;text-align:center;background:var(--warn-tint);color:var(--warn)"
  document.body.prepend(words)
}

/**
 * Waits for the server where a script did not arrive, and then loads the page anew, unless something is typed in it. Where that did not
 * help the page stays what it is, with links that lead on, and says so.
 */
const lost = async (reason: unknown) => {
  for (let tries = 0; !(await answers()); tries += 1) await pause(tries)
  const [arrival] = performance.getEntriesByType("navigation")
  const isReloaded = arrival instanceof PerformanceNavigationTiming && arrival.type === "reload"
  if (!isReloaded && !isTyping()) return location.reload()
  tell()
  throw reason
}

setTimeout(start, LATEST)
// A page in the background is not painted before somebody looks.
if (document.visibilityState === "hidden") start()
else
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName("first-contentful-paint").length > 0) start()
  }).observe({ type: "paint", buffered: true })

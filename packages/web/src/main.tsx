import type { SessionStore } from "@xl/ui/session"
import { ThemeProvider } from "@xl/ui/theme"
import { ViewModels } from "@xl/ui/view-model"
import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { compose, configOf, namedIn, openedIn, StoreTokens, Tokens } from "./composition/index.ts"
import { allowEmptying } from "./emptying.ts"
import type { Logger } from "./logging/index.ts"
import { App, arrived, arrivedAt, preparedFirst } from "./routes/index.ts"

/** Milliseconds that the page as the gateway drew it waits at most for who is here and what they see. */
const PATIENCE = 1_500

arrived()
allowEmptying()
const home = document.getElementById("app")
if (!home) throw new Error("The page has no place for the app")

/** Lets the browser answer its reader before more is done. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** Not awaited by this file itself: the page's code is made from what this file brings, and would wait for it for ever. */
const begin = async (): Promise<void> => {
  await breath()
  const config = configOf(openedIn(document), Date.now())
  const container = compose(config)
  const { log } = container.get<Logger>(Tokens.logger)
  addEventListener("error", ({ error, message }) => log("Uncaught", error ?? message))
  addEventListener("unhandledrejection", ({ reason }) => log("Unhandled", reason))
  await breath()
  const session = container.get<SessionStore>(StoreTokens.session)
  const known = session.open()
  const named = namedIn(container)
  const { prepare, routes } = await arrivedAt(config.house, location)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  // What breaks here keeps nobody out of the app: the page asks again, and says itself what it lacks.
  const unprepared = (reason: unknown): undefined => {
    log("A page was not prepared", reason)
  }
  const ready = Promise.all([prepare(named), known]).then(([first]) => ({ first }), unprepared)
  const prepared = await Promise.race([ready, late])
  const { release, resolve } = preparedFirst({ prepared: prepared?.first, at: config.drawnAt }, named)
  const shown = () => {
    release()
    config.answers.clear()
    home.removeAttribute("aria-busy")
    for (const style of document.querySelectorAll("style[data-prerendered]")) style.remove()
  }
  const app = (
    <ThemeProvider>
      <ViewModels value={resolve}>
        <App routes={routes} onShown={shown} />
      </ViewModels>
    </ThemeProvider>
  )
  const onCaughtError = (cause: unknown) => log("A page broke", cause)
  const onRecoverableError = (cause: unknown) => log("A page differs from its drawing", cause)
  // The gateway draws for guests: what it drew is taken over as it is where it is what would be drawn here.
  const isAsDrawn = config.drawnAt !== undefined && prepared !== undefined && session.profile === null
  // As a transition it is drawn in short turns, between which the browser answers its reader.
  startTransition(() => {
    if (isAsDrawn) hydrateRoot(home, app, { onCaughtError, onRecoverableError })
    else createRoot(home, { onCaughtError }).render(app)
  })
}

void begin()

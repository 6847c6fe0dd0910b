import type { SessionStore } from "@xl/ui/session"
import { ThemeProvider } from "@xl/ui/theme"
import { ViewModels } from "@xl/ui/view-model"
import { type ReactNode, startTransition, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { compose, configOf, namedIn, openedIn, StoreTokens, Tokens } from "./composition/index.ts"
import type { Logger } from "./logging/index.ts"
import { App, arrived, arrivedAt, preparedFirst } from "./routes/index.ts"

/** Milliseconds that the page as the gateway drew it waits at most for who is here and what they see. */
const PATIENCE = 1_500

arrived()
const config = configOf(openedIn(document), Date.now())
const container = compose(config)
const known = container.get<SessionStore>(StoreTokens.session).open()

const { log } = container.get<Logger>(Tokens.logger)
addEventListener("error", ({ error, message }) => log("Uncaught", error ?? message))
addEventListener("unhandledrejection", ({ reason }) => log("Unhandled", reason))

const home = document.getElementById("app")
if (!home) throw new Error("The page has no place for the app")

/** Calls back once all inside it is on the screen. */
const Shown = ({ children, onShown }: { readonly children: ReactNode; readonly onShown: () => void }) => {
  useEffect(onShown, [onShown])
  return children
}

/** Not awaited by this file itself: the page's code is made from what this file brings, and would wait for it for ever. */
const begin = async (): Promise<void> => {
  const named = namedIn(container)
  const { prepare, routes } = await arrivedAt(config.house, location)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  // What breaks here keeps nobody out of the app: the page asks again, and says itself what it lacks.
  const unprepared = (reason: unknown): undefined => {
    log("A page was not prepared", reason)
  }
  const ready = Promise.all([prepare(named), known]).then(([first]) => first, unprepared)
  const prepared = await Promise.race([ready, late])
  const { release, resolve } = preparedFirst(prepared, named)
  const shown = () => {
    release()
    config.answers.clear()
    home.removeAttribute("aria-busy")
    for (const style of document.querySelectorAll("style[data-prerendered]")) style.remove()
  }
  // As a transition it is drawn in short turns, between which the browser answers its reader.
  startTransition(() =>
    createRoot(home, { onCaughtError: (cause) => log("A page broke", cause) }).render(
      <ThemeProvider>
        <ViewModels value={resolve}>
          <Shown onShown={shown}>
            <App routes={routes} />
          </Shown>
        </ViewModels>
      </ThemeProvider>,
    ),
  )
}

void begin()

import { ThemeProvider } from "@xl/ui/theme"
import type { SessionStore } from "@xl/ui/session"
import { ViewModels } from "@xl/ui/view-model"
import { createRoot } from "react-dom/client"
import { compose, configOf, namedIn, StoreTokens, Tokens } from "./composition/index.ts"
import type { Logger } from "./logging/index.ts"
import { App, arrived } from "./routes/index.ts"

arrived()
const config = configOf(document, Date.now())
const container = compose(config)
void container.get<SessionStore>(StoreTokens.session).open()

const { log } = container.get<Logger>(Tokens.logger)
addEventListener("error", ({ error, message }) => log("Uncaught", error ?? message))
addEventListener("unhandledrejection", ({ reason }) => log("Unhandled", reason))

const home = document.getElementById("app")
if (!home) throw new Error("The page has no place for the app")
createRoot(home, { onCaughtError: (cause) => log("A page broke", cause) }).render(
  <ThemeProvider>
    <ViewModels value={namedIn(container)}>
      <App />
    </ViewModels>
  </ThemeProvider>,
)

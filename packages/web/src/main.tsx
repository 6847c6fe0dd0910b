import "reflect-metadata"
import { ThemeProvider } from "@xl/ui/theme"
import type { SessionStore } from "@xl/ui/session"
import { ViewModels } from "@xl/ui/view-model"
import { createRoot } from "react-dom/client"
import { compose, configOf, StoreTokens } from "./composition/index.ts"
import { App, arrived } from "./routes/index.ts"

arrived()
const config = configOf(document, Date.now())
const container = compose(config)
void container.get<SessionStore>(StoreTokens.session).open()

const home = document.getElementById("app")
if (!home) throw new Error("The page has no place for the app")
createRoot(home).render(
  <ThemeProvider>
    <ViewModels value={(token) => container.get(token)}>
      <App />
    </ViewModels>
  </ThemeProvider>,
)

import type { SessionStore } from "@xl/ui/session"
import { ThemeProvider } from "@xl/ui/theme"
import { ViewModels } from "@xl/ui/view-model"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { type RouteObject, StaticRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { compose, configOf, namedIn, StoreTokens } from "../composition/index.ts"
import { Pages } from "./index.ts"

const ORIGIN = "https://market.example"
const TOLD = {
  isDemo: true,
  userPoolId: "local_xl",
  userPoolClientId: "xl-web",
  userPoolEndpoint: "/idp/",
  contactEmail: "desk@market.example",
  now: Date.UTC(2026, 10, 28),
}

/** What a guest sees first where these routes are all that there is. */
const drawn = async (address: string, routes: ReadonlyArray<RouteObject>): Promise<string> => {
  const config = configOf({ told: TOLD, baseURI: ORIGIN }, TOLD.now)
  const container = compose(config, { live: { watch: () => () => undefined } })
  await container.get<SessionStore>(StoreTokens.session).open()
  const pages = createElement(StaticRouter, { location: address }, createElement(Pages, { routes }))
  const models = createElement(ViewModels, { value: namedIn(container) }, pages)
  return renderToString(createElement(ThemeProvider, null, models))
}

it("the frame hides the header where the route says so, and nowhere else (ACC-091)", async () => {
  const Component = () => createElement("p", null, "Bare or not")
  const routes = [
    { path: "bare", handle: { title: "Bare", hasHeader: false }, Component },
    { path: "dressed", handle: { title: "Dressed" }, Component },
  ]
  const [bare, dressed] = [await drawn("/bare", routes), await drawn("/dressed", routes)]
  for (const markup of [bare, dressed]) expect(markup).toContain("Bare or not")
  expect([bare, dressed].map((markup) => markup.includes("Login/Register"))).toEqual([false, true])
})

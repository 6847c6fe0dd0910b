import { isValidElement } from "react"
import { matchRoutes, type RouteObject } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { HOUSE } from "../composition/index.ts"
import { EXPECTED_HANDLES } from "./expected-handles.ts"
import { routesOf } from "./router.tsx"
import { handleAt, roomOf } from "./title.ts"
import { ValuationPdfPage, ValuationsPage } from "./valuation-list-pages.tsx"
import { ValuationPage } from "./valuation-pages.tsx"

const routes = routesOf(HOUSE)
const routeAt = (path: string): RouteObject | undefined => matchRoutes([...routes], path)?.at(-1)?.route
const pageAt = async (path: string): Promise<unknown> => {
  const fetch = routeAt(path)?.lazy
  return typeof fetch === "function" ? (await (fetch as () => Promise<RouteObject>)()).Component : undefined
}
const STEPS = "/free-loan-valuation"

describe("a path of the valuation", () => {
  it.each<readonly [string, string, unknown]>([
    ["the free valuation (ACC-042)", STEPS, ValuationPage],
    ["its general step (SEL-076)", `${STEPS}/general`, ValuationPage],
    ["the general step of a saved one (SEL-076)", `${STEPS}/general/4f0c`, ValuationPage],
    ["its specifics (SEL-077)", `${STEPS}/specifics`, ValuationPage],
    ["the specifics of a saved one (SEL-077)", `${STEPS}/specifics/4f0c`, ValuationPage],
    ["its details (SEL-078)", `${STEPS}/details`, ValuationPage],
    ["the details of a saved one (SEL-078)", `${STEPS}/details/4f0c`, ValuationPage],
    ["its result (SEL-079)", `${STEPS}/valuation`, ValuationPage],
    ["the result of a saved one (SEL-079)", `${STEPS}/valuation/4f0c`, ValuationPage],
    ["it as PDF (SEL-080)", `${STEPS}/pdf`, ValuationPdfPage],
    ["one's valuations (ACC-056, SEL-043)", "/valuations", ValuationsPage],
  ])("shows %s", async (_what, path, page) => {
    expect(await pageAt(path)).toBe(page)
    expect(handleAt(routes, path)).toEqual(EXPECTED_HANDLES[path])
  })

  it.each([
    ["the primary info of a value to its general step (SEL-081)", "/value/primaryInfo"],
    ["the asset of a value to its general step (SEL-082)", "/value/assetCreation"],
  ])("leads %s", (_what, path) => {
    const element = routeAt(path)?.element
    expect(isValidElement<{ readonly to: string }>(element) && element.props.to).toBe(STEPS)
  })
})

describe("the room around a valuation", () => {
  const handle = handleAt(routes, `${STEPS}/specifics`)

  it("has no footer for guests, and for them alone (ACC-044)", () => {
    expect([roomOf(handle, true), roomOf(handle, false)].map(({ hasFooter }) => hasFooter)).toEqual([false, undefined])
    expect(roomOf(handleAt(routes, "/faq"), true).hasFooter).toBeUndefined()
  })

  it("has nothing above the page for guests, and for them alone (ACC-045)", () => {
    expect([roomOf(handle, true), roomOf(handle, false)].map(({ padding }) => padding)).toEqual([undefined, "top"])
    expect(roomOf({ padding: "buy" }, true).padding).toBe("buy")
  })
})

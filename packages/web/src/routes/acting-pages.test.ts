import { text } from "node:stream/consumers"
import { here } from "@xl/testkit/here"
import { aSeller } from "@xl/testkit/market"
import { keptInMemory } from "@xl/ui/arrival"
import type { SessionStore } from "@xl/ui/session"
import { ThemeProvider } from "@xl/ui/theme"
import { ViewModels } from "@xl/ui/view-model"
import { createElement } from "react"
import { prerenderToNodeStream } from "react-dom/static"
import { StaticRouter } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { beginActing, compose, configOf, HOUSE, namedIn, StoreTokens } from "../composition/index.ts"
import { arrivedAt, Pages } from "./index.ts"

const SELLER = aSeller()
const NAME = "Seller Holdings LLC"

/** The page at an address with all its parts, as the seller opens it or, in the seller's name, a Concierge. */
const drawn = async (pathname: string, isActing: boolean): Promise<string> => {
  const kept = keptInMemory()
  if (isActing) beginActing(kept, { seller: SELLER.id, name: NAME })
  const { accounts, ports } = here({ who: SELLER, seed: { profiles: [SELLER] } })
  const config = configOf({ told: undefined, baseURI: "https://market.example" }, 0)
  const container = compose(config, { ...ports, accounts: accounts.accounts, kept })
  await container.get<SessionStore>(StoreTokens.session).open()
  const { routes } = await arrivedAt(HOUSE, { pathname, search: "" })
  const pages = createElement(StaticRouter, { location: pathname }, createElement(Pages, { routes }))
  const models = createElement(ViewModels, { value: namedIn(container) }, pages)
  const { prelude } = await prerenderToNodeStream(createElement(ThemeProvider, null, models))
  return (await text(prelude)).replaceAll("<!-- -->", "")
}

const said = (markup: string): string => markup.replaceAll(/<[^>]*>/g, "")
/** The words of every such element. */
const wordsOf = (markup: string, element: "a" | "button"): ReadonlyArray<string> =>
  [...markup.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, "g"))].map(([found]) => said(found))
/** The tabs under that label; nothing where there are none. */
const tabsIn = (markup: string, label: string): ReadonlyArray<string> | undefined => {
  const found = new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`).exec(markup)
  return found ? wordsOf(found[0], "a") : undefined
}
const OWN = /href="\/(?:favorites|notices|profile|saved-searches)/

describe("a page that a Concierge opens in a seller's name", () => {
  it("has the seller's tabs and says for whom one acts, and leads to nothing of the seller's own", async () => {
    const [own, acting] = [await drawn("/seller/filters/active", false), await drawn("/seller/filters/active", true)]
    for (const page of [own, acting]) expect(tabsIn(page, "Your areas")).toEqual(["Selling", "Valuations"])
    expect([own, acting].map((page) => OWN.test(page))).toEqual([true, false])
    expect([own, acting].map((page) => said(page).includes(`You act for ${NAME}.`))).toEqual([false, true])
    for (const page of [own, acting]) expect(wordsOf(page, "button")).toContain("Publish Asset")
    expect([own, acting].map((page) => wordsOf(page, "button").includes("Become a Buyer"))).toEqual([true, false])
  })

  it("has no tabs of the seller's profile, and says that it stays the seller's", async () => {
    const [own, acting] = [await drawn("/profile/seller", false), await drawn("/profile/seller", true)]
    expect(tabsIn(own, "Your profile")).toContain("Seller Info")
    expect(tabsIn(acting, "Your profile")).toBeUndefined()
    expect([own, acting].map((page) => said(page).includes(`This stays with ${NAME}`))).toEqual([false, true])
  })
})

import type { Role } from "@xl/core/kernel"
import { anAssetId } from "@xl/testkit/assets"
import { here } from "@xl/testkit/here"
import { aProfile, aSeller } from "@xl/testkit/market"
import { dashboardModel } from "@xl/ui/dashboard"
import type { SessionStore } from "@xl/ui/session"
import { ThemeProvider } from "@xl/ui/theme"
import { type ResolveViewModel, ViewModels, type ViewModelToken } from "@xl/ui/view-model"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { matchRoutes, StaticRouter } from "react-router-dom"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { compose, configOf, HOUSE, namedIn, StoreTokens } from "../composition/index.ts"
import { EXPECTED_HANDLES } from "./expected-handles.ts"
import { arrivedAt, Pages } from "./index.ts"
import { routesOf } from "./router.tsx"

const PEOPLE = {
  guest: null,
  buyer: ["ApprovedBuyers"],
  seller: ["Sellers"],
  administrator: ["Admins"],
  concierge: ["Concierges"],
} as const satisfies Readonly<Record<string, ReadonlyArray<Role> | null>>
type Person = keyof typeof PEOPLE

const MEMBERS: ReadonlyArray<Person> = ["buyer", "seller", "administrator", "concierge"]
const EVERYBODY: ReadonlyArray<Person> = ["guest", ...MEMBERS]
const SELLING: ReadonlyArray<Person> = ["seller", "administrator", "concierge"]

const LISTING = "/buy-commercial-real-estate-loans"
/** Who is let in, by how the address begins; the longest beginning counts, and everybody is where none fits. */
const LET_IN: Readonly<Record<string, ReadonlyArray<Person>>> = {
  [`${LISTING}/assets`]: MEMBERS,
  [`${LISTING}/deposit-agreement`]: MEMBERS,
  [`${LISTING}/offer-info`]: MEMBERS,
  [`${LISTING}/review-submit`]: MEMBERS,
  [`${LISTING}/buyer/`]: MEMBERS,
  [`${LISTING}/seller/`]: MEMBERS,
  "/sell-your-loan/": MEMBERS,
  "/asset/4f0c/edit": MEMBERS,
  "/dashboard": MEMBERS,
  "/dashboard/buyer": ["buyer"],
  "/buyer": ["buyer"],
  "/buyer/favorites": MEMBERS,
  "/favorites": MEMBERS,
  "/saved-searches": MEMBERS,
  "/notices": MEMBERS,
  "/profile/": MEMBERS,
  "/seller/": SELLING,
  "/seller/mandates": ["concierge"],
  "/admin/": ["administrator"],
}

const letInAt = (address: string): ReadonlyArray<Person> => {
  const [longest = ""] = Object.keys(LET_IN)
    .filter((begins) => address.startsWith(begins))
    .toSorted((one, other) => other.length - one.length)
  return LET_IN[longest] ?? EVERYBODY
}

/** The app as a person opens it, and how their session is picked up. */
const browserOf = (roles: ReadonlyArray<Role> | null, who = roles === null ? undefined : aProfile({ roles })) => {
  const { accounts, ports } = here(who && { who, seed: { profiles: [who] } })
  const config = configOf({ told: undefined, baseURI: "https://market.example" }, 0)
  const container = compose(config, { ...ports, accounts: accounts.accounts })
  return { named: namedIn(container), open: container.get<SessionStore>(StoreTokens.session).open }
}

type Seen = "away" | "nothing" | "page"

/**
 * What a person meets at an address before anything of it has arrived. That a page leads away the router says as a warning, where it is only
 * drawn; the dashboard shows nothing itself, and is known by its model.
 */
const seenAt = async (address: string, named: ResolveViewModel): Promise<Seen> => {
  const asked = new Set<ViewModelToken<unknown>>()
  const value: ResolveViewModel = (token) => {
    asked.add(token)
    return named(token)
  }
  const warned = vi.spyOn(console, "warn").mockClear()
  const at = address.replace("4f0c", anAssetId(1))
  const { routes } = await arrivedAt(HOUSE, { pathname: at.replace(/\?.*/, ""), search: "" })
  const pages = createElement(StaticRouter, { location: at }, createElement(Pages, { routes }))
  const markup = renderToString(createElement(ThemeProvider, null, createElement(ViewModels, { value }, pages)))
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(markup)?.[1] ?? ""
  if (warned.mock.calls.some(([said]) => /<Navigate>/.test(String(said)))) return "away"
  return main.replaceAll(/<!--.*?-->/g, "") !== "" || asked.has(dashboardModel) ? "page" : "nothing"
}

const browsers = new Map<Person, ResolveViewModel>()
beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  for (const person of EVERYBODY) {
    const { named, open } = browserOf(PEOPLE[person])
    await open()
    browsers.set(person, named)
  }
  return () => vi.restoreAllMocks()
})

/** The older entry for editing leads on by itself; the pages that it leads to have guards of their own. */
const LEADS_ON = "/sellerEditAsset"
const addresses = Object.keys(EXPECTED_HANDLES).filter((address) => !address.startsWith(LEADS_ON))

describe("the page of an address", () => {
  it("is asked for here whichever page of the router it is", () => {
    const routes = [...routesOf(HOUSE)]
    const asked = new Set(
      Object.keys(EXPECTED_HANDLES).map((path) => matchRoutes(routes, path.replace(/\?.*/, ""))?.[0]?.route),
    )
    expect(routes.filter((route) => route.lazy !== undefined && !asked.has(route)).map(({ path }) => path)).toEqual([])
  })

  it.each(addresses)(
    "is drawn for those whom it lets in, and leads everybody else away (SEL-045, SEL-048): %s",
    async (address) => {
      const seen = new Map<Person, Seen>()
      for (const [person, named] of browsers) seen.set(person, await seenAt(address, named))
      const letIn = letInAt(address)
      expect(seen).toEqual(new Map(EVERYBODY.map((person) => [person, letIn.includes(person) ? "page" : "away"])))
    },
  )

  it("leads a seller whom an administrator blocked away from every page of the wizard (SEL-427, BUY-273)", async () => {
    const { sellerProfile } = aSeller()
    const blocked = browserOf(["Sellers"], aSeller(1, { sellerProfile: { ...sellerProfile, status: "Revoked" } }))
    await blocked.open()
    const wizard = addresses.filter((address) => EXPECTED_HANDLES[address]?.title === "List a loan")
    expect(wizard.length).toBeGreaterThan(9)
    const seen = new Map<string, Seen>()
    for (const address of wizard) seen.set(address, await seenAt(address, blocked.named))
    expect(seen).toEqual(new Map(wizard.map((address) => [address, "away"])))
  })

  it.each(addresses.filter((address) => letInAt(address) !== EVERYBODY))(
    "is not drawn before it is known who is here: %s",
    async (address) => {
      expect(await seenAt(address, browserOf(null).named)).toBe("nothing")
    },
  )
})

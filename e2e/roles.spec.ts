import { type BrowserContext, expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { callerAs, signedInState } from "./asking.ts"
import { listening, MEMBERS_QUESTIONS } from "./listening.ts"
import { newcomer } from "./newcomers.ts"
import { ADMIN, hears, SELLER } from "./people.ts"

const REFUSED = "... on Refusal { code message }"
const FUNDS = `{ buyerProfile: { pofSum: "25000000.00", approved: true, fundsApprovalDate: "2026-01-01" } }`

/** A tab in which a page hears what comes. */
const tab = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage()
  const listens = listening(page)
  await page.goto(path)
  await expect(page.getByRole("button", { name: /account of/ })).toBeVisible()
  await listens
  return page
}

/** One person on each kind of page that somebody may be on when a role comes or goes. */
const everywhere = async (context: BrowserContext, asset: string) => {
  const home = await tab(context, "/")
  const listing = await tab(context, "/buy-commercial-real-estate-loans")
  const onAsset = await tab(context, `/asset/${asset}`)
  const dashboard = await tab(context, "/dashboard/empty")
  const profile = await tab(context, "/profile/buyer")
  const admin = await tab(context, "/admin/buyers/requests")
  await expect(admin).toHaveURL("/admin/buyers/requests")
  return { admin, dashboard, home, listing, onAsset, profile }
}

const NOTICES = {
  approved: "Your request for the Buyer role has been approved. The permission to place offers is granted.",
  declined:
    "Unfortunately, your Proof of Funds request was declined. Please review the information you had provided and try again.",
  assigned: "You have been assigned a Buyer role. You can now make offers.",
  removed: "Your Buyer permission was removed. You can no longer make offers.",
  refused:
    "Please verify the link you're using. It might be incorrect, or you may lack the necessary permissions to access this page.",
}

/** Watched from before it happens, as a notice does not stay; then it is over, and so are the five seconds until the session is refreshed. */
const hear = async (pages: ReadonlyArray<Page>, text: string, happens: () => Promise<unknown>): Promise<void> => {
  const heard = pages.map((page) => hears(page, text))
  await Promise.all([...heard, happens()])
  await pages[0]?.context().clock.fastForward(8_000)
}

test("a role that is declined, approved, removed or assigned is told on each kind of page, and counts there without a reload (ACC-023)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `lee.${Date.now()}@example.com`
  const { ask } = await callerAs(request, ADMIN)
  const { asks, id } = await newcomer(request, email, ask)
  const does = (mutation: string, variables: object) => () =>
    ask(`mutation ($id: ID!) { ${mutation} { __typename ${REFUSED} } }`, { ...variables })
  await does("addAdmin(id: $id)", { id })()
  const { assets } = await ask(`{ searchAssets(size: 1, status: ["Published"]) { assets { id } } }`)
  const [asset] = assets as ReadonlyArray<{ readonly id: string }>
  const storageState = await signedInState(request, email, baseURL ?? "")
  const context = await browser.newContext({ ...contextOptions, storageState })
  await context.clock.install()
  const pages = await everywhere(context, asset?.id ?? "")
  const { admin, dashboard, profile } = pages
  const all = Object.values(pages)
  const becomes = (page: Page) => page.getByRole("button", { name: "Become a Buyer" })
  const buying = dashboard.getByRole("navigation", { name: "Your areas" }).getByRole("link", { name: "Buying" })
  await expect(becomes(dashboard).first()).toBeVisible()

  await hear(all, NOTICES.declined, does(`declineRoleRequest(id: $id, reason: "too old")`, { id: await asks() }))
  await hear(all, NOTICES.approved, does(`approveRoleRequest(id: $id, data: ${FUNDS})`, { id: await asks() }))
  await expect(profile.getByText("Approved", { exact: true })).toBeVisible()
  await expect(profile.getByRole("button", { name: "Renew proof of funds" })).toBeVisible()
  await expect(buying).toBeVisible()
  await expect(becomes(dashboard)).toHaveCount(0)
  const offers = await tab(context, "/buyer")
  await expect(offers.getByRole("heading", { name: "Your offers", level: 1 })).toBeVisible()

  const refused = hears(offers, NOTICES.refused)
  // Whoever has lost a role is connected anew, and hears nothing in between.
  const again = [...all, offers].map((page) => listening(page, MEMBERS_QUESTIONS))
  await Promise.all([refused, hear([...all, offers], NOTICES.removed, does("removeBuyerRole(id: $id)", { id }))])
  await Promise.all(again)
  await expect(offers).toHaveURL("/")
  await expect(becomes(profile)).toBeVisible()
  await expect(profile.getByText("Approved", { exact: true })).toHaveCount(0)
  await expect(buying).toHaveCount(0)
  await hear([...all, offers], NOTICES.assigned, does(`assignBuyerRole(id: $id, data: ${FUNDS})`, { id }))

  await Promise.all([hears(admin, NOTICES.refused), does("removeAdmin(id: $id)", { id })()])
  await expect(admin).toHaveURL("/")
  await context.close()
})

test("an asset's status changes before the eyes of whoever looks at it (ACC-296)", async ({ page, request }) => {
  const seller = await callerAs(request, SELLER)
  const { assets } = await seller.ask(
    `{ searchAssets(mine: true, status: ["CallForOffers"]) { assets { id numberOfActiveOffers } } }`,
  )
  const listed = assets as ReadonlyArray<{ readonly id: string; readonly numberOfActiveOffers: number | null }>
  // A call that nobody has answered cannot be closed.
  const asset = listed.find(({ numberOfActiveOffers }) => (numberOfActiveOffers ?? 0) > 0)
  const listens = listening(page)
  await page.goto(`/asset/${asset?.id ?? ""}`)
  await expect(page.getByText(/Call For Offers/).first()).toBeVisible()
  await listens
  await page.waitForLoadState("networkidle")
  await seller.ask(`mutation ($id: ID!) { closeCallForOffers(id: $id) { __typename ${REFUSED} } }`, { id: asset?.id })
  await expect(page.getByText(/Under Selection/).first()).toBeVisible()
})

import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { type Ask, callerAs, opensAccount, signedInState } from "./asking.ts"
import { ADMIN, hears, PROOF_OF_FUNDS, SELLER } from "./people.ts"

/** Each kind of page that somebody may be on when a role comes or goes. */
const PAGES = ["/", "/buy-commercial-real-estate-loans", "/profile/edit"]
const REFUSED = "... on Refusal { code message }"
const FUNDS = `{ buyerProfile: { pofSum: "25000000.00", approved: true, fundsApprovalDate: "2026-01-01" } }`

interface Newcomer {
  readonly id: string
  readonly request: string
}

/** Somebody who has asked to become a buyer. */
const asks = async (request: APIRequestContext, email: string, admin: Ask): Promise<Newcomer> => {
  await opensAccount(request, email)
  const { ask, token } = await callerAs(request, email)
  await ask(
    `mutation { updateBasicInfo(firstName: "Lee", lastName: "Example", officePhone: "2125550142") { __typename ${REFUSED} } }`,
  )
  await ask(
    `mutation { updateAddressInfo(address: { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }) { __typename ${REFUSED} } }`,
  )
  await ask(
    `mutation { updateCompanyInfo(companyName: "Example", companyProfile: ["Lender"], jobTitle: "Partner", aum: "1") { __typename ${REFUSED} } }`,
  )
  const { id } = await ask("{ getUserProfile { id } }")
  const answer = await request.post(`/category-records?owner-id=${String(id)}&category-id=proof-of-funds`, {
    headers: { token },
    multipart: { file1: PROOF_OF_FUNDS },
  })
  const { file1 } = (await answer.json()) as { readonly file1: Readonly<Record<string, string>> }
  const { dataOwnerId, key, name, type } = file1
  const papers = { d: [{ dataOwnerId, key, name, type }] }
  await ask(
    `mutation ($d: [DocumentInput!]!) { updateBuyerPoFBlock(pofDocument: $d) { __typename ${REFUSED} } }`,
    papers,
  )
  await ask(`mutation ($d: [DocumentInput!]!) { createBuyerRequest(documents: $d) { __typename ${REFUSED} } }`, papers)
  const { requests } = await admin(`query ($e: String) { searchRequests(email: $e) { requests { request { id } } } }`, {
    e: email,
  })
  const [pending] = requests as ReadonlyArray<{ readonly request: { readonly id: string } }>
  return { id: String(id), request: pending?.request.id ?? "" }
}

/** Until a page has asked to be told. Any line will do: the one that it opened first may be followed by another. */
const listening = (page: Page): Promise<void> =>
  new Promise((heard) =>
    page.on("websocket", (line) =>
      line.on("framesent", ({ payload }) => (String(payload).includes('"subscribe"') ? heard() : undefined)),
    ),
  )

/** One person in as many tabs as there are kinds of pages, all of which hear what comes. */
const everywhere = async (context: BrowserContext): Promise<ReadonlyArray<Page>> => {
  const pages: Array<Page> = []
  for (const path of PAGES) {
    const page = await context.newPage()
    const listens = listening(page)
    await page.goto(path)
    await expect(page.getByRole("button", { name: /account of/ })).toBeVisible()
    await listens
    pages.push(page)
  }
  return pages
}

const NOTICES = {
  declined:
    "Unfortunately, your Proof of Funds request was declined. Please review the information you had provided and try again.",
  assigned: "You have been assigned a Buyer role. You can now make offers.",
  removed: "Your Buyer permission was removed. You can no longer make offers.",
}

/** Watched from before it happens, as a notice does not stay. */
const hear = async (pages: ReadonlyArray<Page>, text: string, happens: () => Promise<unknown>): Promise<void> => {
  const heard = pages.map((page) => hears(page, text))
  await Promise.all([...heard, happens()])
}

test("a role that is declined, assigned or removed is told on each kind of page, and counts there without a reload (ACC-023)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `lee.${Date.now()}@example.com`
  const { ask: admin } = await callerAs(request, ADMIN)
  const newcomer = await asks(request, email, admin)
  const storageState = await signedInState(request, email, baseURL ?? "")
  const context = await browser.newContext({ ...contextOptions, storageState })
  const pages = await everywhere(context)
  const profile = pages.at(-1)
  if (!profile) throw new Error("Nobody looks at the profile")
  const role = profile.getByText(/ApprovedBuyers/)

  await hear(pages, NOTICES.declined, () =>
    admin(`mutation ($id: ID!) { declineRoleRequest(id: $id, reason: "too old") { __typename ${REFUSED} } }`, {
      id: newcomer.request,
    }),
  )
  await hear(pages, NOTICES.assigned, () =>
    admin(`mutation ($id: ID!) { assignBuyerRole(id: $id, data: ${FUNDS}) { __typename ${REFUSED} } }`, {
      id: newcomer.id,
    }),
  )
  await expect(role).toBeVisible()
  await expect(profile.getByRole("button", { name: "Renew proof of funds" })).toBeVisible()
  await hear(pages, NOTICES.removed, () =>
    admin(`mutation ($id: ID!) { removeBuyerRole(id: $id) { __typename ${REFUSED} } }`, { id: newcomer.id }),
  )
  await expect(profile.getByRole("button", { name: "Become a Buyer" })).toBeVisible()
  await expect(role).toHaveCount(0)
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

import { expect, type Page } from "@playwright/test"
import { type Caller, callerAs, opensAccount } from "./asking.ts"
import { test } from "./journey.ts"
import { listed } from "./paid-sale.ts"
import { ADMIN, BUYER, expectAccessible, hears, SELLER } from "./people.ts"
import { takes } from "./menus.ts"

const LISTING = "/buy-commercial-real-estate-loans"
const GUARDED =
  "Please verify the link you're using. It might be incorrect, or you may lack the necessary permissions to access this page."
const SENT = "The Multi-Asset Offer has been successfully processed. Please visit your Dashboard for more details"
const TITLES = ["Bundle Mill", "Bundle Court", "Bundle Yard"]

interface Listed {
  readonly id: string
  readonly name: string
  readonly title: string | null
  readonly sellerId: string
}

const favorite = ({ ask }: Caller, id: string) =>
  ask(`mutation ($id: ID!) { addUserFavoriteAsset(id: $id) { __typename } }`, { id })
const closeCall = ({ ask }: Caller, id: string) =>
  ask(`mutation ($id: ID!) { closeCallForOffers(id: $id) { __typename } }`, { id })

/** Three new assets of the demo's seller and one of another, all favorites of the buyer. */
const marked = async (seller: Caller, admin: Caller, buyer: Caller) => {
  const ours: Array<string> = []
  for (const title of TITLES) ours.push(await listed(seller, admin, title))
  const { assets } = await buyer.ask(
    `{ searchAssets(size: 100, status: ["Published"]) { assets { id name title sellerId } } }`,
  )
  const all = assets as ReadonlyArray<Listed>
  const whose = all.find(({ id }) => id === ours[0])?.sellerId
  const theirs = all.find(({ sellerId }) => sellerId !== whose)
  if (!theirs) throw new Error("All assets are one seller's.")
  for (const id of [...ours, theirs.id]) await favorite(buyer, id)
  return { ours, theirs }
}

test("a buyer makes one offer on three assets of one seller, who takes it whole (ACC-010, BUY-045)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const other = `bundle.${Date.now()}@example.com`
  await opensAccount(request, other)
  const [sells, decides, bids] = [
    await callerAs(request, SELLER),
    await callerAs(request, ADMIN),
    await callerAs(request, BUYER),
  ]
  const { ours, theirs } = await marked(sells, decides, bids)
  const arrives = async ({ stateIn }: Caller): Promise<Page> =>
    (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
  const buyer = await arrives(bids)

  await test.step("assets of another seller are not taken, and it says why", async () => {
    await buyer.goto(`${LISTING}/assets`)
    const table = buyer.getByRole("table", { name: "Favorites that take offers" })
    for (const title of TITLES)
      await table
        .getByRole("checkbox", { name: `Select ${title}` })
        .first()
        .check({ force: true })
    await Promise.all([
      hears(buyer, "A multi-asset offer takes assets of one seller. This asset is another seller's."),
      table
        .getByRole("checkbox", { name: `Select ${theirs.title ?? theirs.name}` })
        .first()
        .click({ force: true }),
    ])
    await expect(buyer.getByText(/^3 of 50 at most/)).toBeVisible()
    await expectAccessible(buyer)
    await buyer.reload()
    await expect(buyer.getByText(/^3 of 50 at most/)).toBeVisible()
  })

  await test.step("the total is divided, kept as a draft over a reload, and sent", async () => {
    await buyer.getByRole("button", { name: "Continue" }).click()
    await buyer.getByLabel("Total offer price").fill("9000000")
    await buyer.getByLabel("Earnest money deposit").fill("300000")
    await buyer.getByLabel("Due diligence period").fill("30")
    await buyer.getByLabel("Closing", { exact: true }).fill("30")
    await buyer.getByRole("button", { name: "Divide in proportion to UPB" }).click()
    await expect(buyer.getByLabel("Price of Bundle Mill")).toHaveValue("3,000,000")
    await buyer.getByRole("button", { name: "Review offer, $9,000,000" }).click()
    await expect(buyer).toHaveURL(/review-submit\//)
    await buyer.reload()
    await expect(buyer.getByRole("table", { name: "Price of each asset" })).toContainText("Bundle Yard")
    await expectAccessible(buyer)
  })

  await test.step("at each step of it another is warned and sent home", async () => {
    const id = buyer.url().split("/").at(-1)
    const stranger = await arrives(await callerAs(request, other))
    for (const step of ["assets", "deposit-agreement", "offer-info", "review-submit"]) {
      await stranger.goto(`${LISTING}/${step}/${id}`)
      await expect(stranger.getByText(GUARDED).first()).toBeVisible()
      await expect(stranger).toHaveURL("/")
    }
  })

  await test.step("and the seller sees every asset of it, and selects it for all", async () => {
    await Promise.all([hears(buyer, SENT), buyer.getByRole("button", { name: "Send offer, $9,000,000" }).click()])
    await expect(buyer).toHaveURL("/buyer")
    for (const id of ours) await closeCall(sells, id)
    const seller = await arrives(sells)
    await seller.goto(`/seller/asset-overview/${ours[0]}`)
    await expect(seller.getByText(/, for 3 assets$/)).toBeVisible()
    await takes(seller, /^More for /, "Details")
    const panel = seller.getByRole("dialog", { name: "Offer details" })
    for (const title of TITLES) await expect(panel.getByRole("link", { name: title })).toBeVisible()
    await expectAccessible(seller)
    await panel.getByRole("button", { name: "Close" }).click()
    await seller.getByRole("button", { name: /^Select winner, / }).click()
    await seller.getByRole("alertdialog").getByRole("button", { name: "Select winner, $9,000,000" }).click()
    await expect(seller.getByRole("alertdialog")).toBeHidden()
    for (const id of ours) {
      const { status } = await sells.ask(`query ($id: ID!) { getAsset(id: $id) { status } }`, { id })
      expect(status).toBe("ContractPending.CallForOffers")
    }
  })
})

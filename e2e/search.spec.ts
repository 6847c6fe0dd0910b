import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { callerAs } from "./asking.ts"
import { test } from "./journey.ts"
import { ADMIN, BUYER, expectAccessible, SELLER } from "./people.ts"
import { enters } from "./sessions.ts"

const LIST = "/buy-commercial-real-estate-loans"

interface Listed {
  readonly id: string
  readonly title: string
  readonly address: {
    readonly address: string
    readonly city: string
    readonly state: string
    readonly zipCode: string
  }
  readonly numberOfActiveOffers: number
}

/** The seller's own listings: they know how many offers there are. */
const listed = async (request: APIRequestContext): Promise<ReadonlyArray<Listed>> => {
  const { ask } = await callerAs(request, SELLER)
  const { assets } = await ask(
    `{ searchAssets(mine: true, size: 200, status: ["Published", "CallForOffers"]) {
      assets { id title address { address city state zipCode } numberOfActiveOffers } } }`,
  )
  return assets as ReadonlyArray<Listed>
}

const titles = (page: Page) => page.getByRole("article").getByRole("heading")

test("the search box takes an address as it stands on the page, and a circle around its ZIP code finds the loan and none far away (SEL-146, SEL-147)", async ({
  page,
  request,
}) => {
  const [asset] = (await listed(request)).filter(({ address }) => address.address !== "" && address.zipCode !== "")
  if (!asset) throw new Error("No listing has a street and a ZIP code")
  const { address, city, state, zipCode } = asset.address
  await page.goto(LIST)
  const search = page.getByRole("searchbox", { name: "Name, address or loan id" })
  await search.fill(`${address}, ${city}, ${state}`)
  await expect(titles(page)).toHaveText([asset.title])
  await page.getByRole("link", { name: asset.title, exact: true }).click()
  await expect(page.getByRole("definition").filter({ hasText: address })).toBeVisible()

  await page.goBack()
  await search.fill("")
  await page.getByRole("button", { name: /^More filters/ }).click()
  await page.getByRole("button", { name: "Near Anywhere" }).click()
  const place = page.getByRole("textbox", { name: "Town, ZIP code or coordinates" })
  await expect(place).toBeFocused()
  await place.fill(zipCode)
  await page.getByRole("radio", { name: "10", exact: true }).click()
  await expectAccessible(page)
  await place.press("Enter")
  await expect(page).toHaveURL(`${LIST}?near=${zipCode}&within=10`)
  await expect(titles(page).filter({ hasText: asset.title })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole("button", { name: `Near 10 mi of ${zipCode}` })).toBeVisible()
  await page.goto(`${LIST}?near=Atlantis&within=10`)
  await expect(page.getByText("We do not know the place “Atlantis”.")).toBeVisible()
  await page.getByRole("button", { name: "Near Unknown place Atlantis" }).click()
  await expect(place).toHaveValue("Atlantis")
  await expect(place).toHaveAccessibleDescription(/We do not know this place/)
  await expectAccessible(page)
  await page.goto(`${LIST}?near=Honolulu, HI&within=10`)
  await expect(page.getByText(/No loan that fits lies within 10 miles of Honolulu, HI/)).toBeVisible()
})

test("a member goes from a loan to all loans of its seller, by an address that finds a guest nothing (SEL-146)", async ({
  baseURL,
  browser,
  contextOptions,
  page,
  request,
}) => {
  const [asset] = await listed(request)
  const buyer = await enters({ browser, contextOptions }, baseURL ?? "", BUYER)
  await buyer.goto(`/asset/${asset?.id}`)
  await buyer.getByRole("link", { name: "All loans of this seller" }).click()
  await expect(buyer).toHaveURL(/owner=/)
  await expect(buyer.getByRole("button", { name: "Remove Of one seller" })).toBeVisible()
  await expect(titles(buyer).first()).toBeVisible()
  const address = buyer.url()
  const found = await buyer.getByRole("region", { name: "Loans" }).getByRole("status").innerText()
  await buyer.getByRole("button", { name: "Remove Of one seller" }).click()
  await expect(buyer).toHaveURL(LIST)
  await expect(buyer.getByRole("region", { name: "Loans" }).getByRole("status")).not.toHaveText(found)
  await page.goto(`/asset/${asset?.id}`)
  await expect(page.getByText("The sale").or(page.getByText("Asking price")).first()).toBeVisible()
  await expect(page.getByRole("link", { name: "All loans of this seller" })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByText("No loan matches")).toBeVisible()
})

test("an administrator finds assets by the seller's e-mail and by whether there are offers (SEL-146, SEL-147)", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const { ask } = await callerAs(request, ADMIN)
  const total = async (filter: string) => Number((await ask(`{ searchAssets(${filter}) { total } }`))["total"])
  const [bid] = (await listed(request)).filter(({ numberOfActiveOffers }) => numberOfActiveOffers > 0)
  if (!bid) throw new Error("Nobody has offered on a listing of the seller's")
  const admin = await enters({ browser, contextOptions }, baseURL ?? "", ADMIN)
  await admin.goto("/admin/listing")
  const seller = admin.getByRole("searchbox", { name: "Seller or e-mail" })
  await seller.fill(SELLER)
  await seller.press("Enter")
  await admin.getByRole("button", { name: /^Status/ }).click()
  await admin.getByRole("option", { name: "Active Listing" }).click()
  await admin.keyboard.press("Escape")
  await admin.getByRole("button", { name: "Offers Any" }).click()
  await admin.getByRole("option", { name: "With offers" }).click()
  await admin.keyboard.press("Escape")
  await expect(admin).toHaveURL(/status=Published&seller=seller%40demo\.example&offers=with/)
  const wanted = await total(`seller: "${SELLER}", offers: true, status: ["Published"]`)
  await expect(admin.getByText(new RegExp(`^${wanted} assets?$`))).toBeVisible()
  expect(wanted).toBeGreaterThan(0)
  await expectAccessible(admin)
  await admin.reload()
  await expect(admin.getByRole("button", { name: "Offers With offers" })).toBeVisible()
})

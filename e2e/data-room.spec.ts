import { expect, type Page } from "@playwright/test"
import { type Caller, callerAs, opensAccount } from "./asking.ts"
import { test } from "./journey.ts"
import { listening } from "./listening.ts"
import { expectAccessible, SELLER } from "./people.ts"

test("a buyer asks for tier 2 of a data room, and sees the seller's approval without a reload (ACC-297)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `room.${Date.now()}@example.com`
  await opensAccount(request, email)
  const [asks, decides] = await Promise.all([callerAs(request, email), callerAs(request, SELLER)])
  const { assets } = await decides.ask(`{ searchAssets(size: 1, mine: true, status: ["Published"]) { assets { id } } }`)
  const [asset] = assets as ReadonlyArray<{ readonly id: string }>
  const arrives = async ({ stateIn }: Caller): Promise<Page> =>
    (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
  const [buyer, seller] = [await arrives(asks), await arrives(decides)]
  const listens = [listening(buyer), listening(seller)]
  await Promise.all([buyer.goto(`/asset/${asset?.id}`), seller.goto(`/seller/asset-overview/${asset?.id}`)])
  await Promise.all(listens)
  const room = buyer.getByRole("region", { name: "Data room" })
  const requests = seller.getByRole("region", { name: "Data room requests" })
  await expect(requests.getByText("Nobody has asked for tier 2 of the data room yet.")).toBeVisible()

  await room.getByRole("button", { name: "Request access" }).click()
  await expect(room.getByText("Requested")).toBeVisible()
  await expectAccessible(buyer)

  await requests.getByRole("button", { name: /^Approve / }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click()
  await expect(requests.getByText("1 in tier 2")).toBeVisible()
  await expect(room.getByText("Approved", { exact: true })).toBeVisible()
})

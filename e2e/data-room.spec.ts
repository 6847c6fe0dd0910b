import { expect } from "@playwright/test"
import { callerAs } from "./asking.ts"
import { test } from "./journey.ts"
import { listening } from "./listening.ts"
import { newcomer } from "./newcomers.ts"
import { ADMIN, expectAccessible, SELLER } from "./people.ts"
import { enters } from "./sessions.ts"

test("a buyer asks for tier 2 of a data room, and sees the seller's approval without a reload (ACC-297)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `room.${Date.now()}@example.com`
  await newcomer(request, email, (await callerAs(request, ADMIN)).ask)
  const { ask } = await callerAs(request, SELLER)
  const { assets } = await ask(`{ searchAssets(size: 1, mine: true, status: ["Published"]) { assets { id } } }`)
  const [asset] = assets as ReadonlyArray<{ readonly id: string }>
  const origin = baseURL ?? ""
  const [buyer, seller] = [
    await enters({ browser, contextOptions }, origin, email),
    await enters({ browser, contextOptions }, origin, SELLER),
  ]
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

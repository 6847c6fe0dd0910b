import type { Page } from "@playwright/test"
import { BUYER, expectAccessible } from "../people.ts"
import { signsIn } from "./accounts.ts"
import { administers, opensAdministration } from "./administrator.ts"
import { opensDesk } from "./closing.ts"
import { activeLoans, WEST } from "./funds.ts"
import { expect, test } from "./people.ts"

const UNBROKEN = /^The log is unbroken: [\d,]+ entries checked/

/** On the page of a loan: the party's own log, once it is asked for. */
const readsOwnLog = async (page: Page, event: string): Promise<void> => {
  const log = page.getByRole("region", { name: "Log of this deal" })
  await log.getByRole("button", { name: "Show the log" }).click()
  await expect(log.getByText(UNBROKEN)).toBeVisible()
  await expect(log.getByText(event).first()).toBeVisible()
}

test("C104 an administrator searches the log by kind and asset and has it checked; both parties read that of their deal", async ({
  people,
}) => {
  const [sells, buys, admin] = [
    await people.arrives("seller"),
    await people.arrives("buyer", { width: 390, height: 844 }),
    await people.arrives("administrator"),
  ]
  await Promise.all([signsIn(sells, WEST), signsIn(buys, BUYER), administers(admin)])

  const [loan = ""] = await activeLoans(sells, 1)
  await sells.getByRole("link", { name: loan, exact: true }).first().click()
  await readsOwnLog(sells, "Publication approved; the listing is on the market")

  await opensDesk(buys)
  await buys.getByRole("row").filter({ hasText: "Active" }).first().getByRole("link").first().click()
  await readsOwnLog(buys, "Offer sent to the seller")

  await opensAdministration(admin, "Admin Assets")
  await admin.getByRole("link", { name: "Event log" }).click()
  await admin.getByRole("button", { name: "Check the log" }).click()
  await expect(admin.getByText(UNBROKEN)).toBeVisible()
  await admin.getByRole("searchbox", { name: "Asset" }).fill(loan)
  await admin.getByRole("searchbox", { name: "Asset" }).press("Enter")
  await admin.getByRole("button", { name: "Kind" }).first().click()
  await admin.getByRole("option", { name: "Listings" }).click()
  await expect(admin.getByText("Publication approved; the listing is on the market").first()).toBeVisible()
  await expect(admin.getByRole("link", { name: loan, exact: true }).first()).toBeVisible()
  await expectAccessible(admin)
})

import { expectAccessible } from "../people.ts"
import { nameOf, registers, signsIn } from "./accounts.ts"
import { administers, opensAdministration, opensRoles } from "./administrator.ts"
import { activeLoans, WEST } from "./funds.ts"
import { expect, test } from "./people.ts"
import { opensSellerInfo } from "./seller.ts"

test("C017 C098 an administrator makes somebody Concierge, who acts for a seller on the record until the mandate ends", async ({
  people,
}) => {
  const [acts, sells, admin] = [
    await people.arrives("concierge"),
    await people.arrives("seller"),
    await people.arrives("administrator"),
  ]
  const last = `Mandate${Date.now().toString(36)}`
  await Promise.all([
    registers(acts, `${last}@demo.example`.toLowerCase(), ["Casey", last]),
    signsIn(sells, WEST),
    administers(admin),
  ])
  const [loan = ""] = await activeLoans(sells, 1)
  const seller = await nameOf(sells)

  await acts.getByRole("link", { name: "Manage Assets" }).first().click()
  await expect(acts).toHaveURL("/dashboard/empty")
  const roles = await opensRoles(admin, last.toLowerCase(), `Casey ${last}`)
  await roles.getByRole("button", { name: "Give Concierge" }).click()
  await admin.getByRole("alertdialog").getByRole("button", { name: "Give Concierge" }).click()
  await expect(roles.getByRole("button", { name: "Take Concierge" })).toBeVisible()
  // Roles count within seconds after one is told of them.
  await expect(async () => {
    await acts.getByRole("link", { name: "Manage Assets" }).first().click()
    await expect(acts).toHaveURL("/seller/mandates", { timeout: 3_000 })
  }).toPass()

  await opensSellerInfo(sells)
  const panel = sells.getByRole("region", { name: "Who acts for you" })
  await panel.getByRole("button", { name: /Concierge/ }).click()
  await sells.getByRole("option", { name: `Casey ${last}` }).click()
  await panel.getByRole("button", { name: "Give mandate" }).click()
  await sells.getByRole("alertdialog").getByRole("button", { name: "Give mandate" }).click()
  await expect(panel.getByRole("button", { name: `End mandate of Casey ${last}` })).toBeVisible()

  await acts.getByRole("button", { name: /^Act for / }).click()
  const bar = acts.getByRole("complementary", { name: "Acting for a seller" })
  await expect(bar.getByText(/^You act for /)).toBeVisible()
  await acts.getByRole("link", { name: loan, exact: true }).first().click()
  await expect(acts.getByRole("heading", { name: loan, level: 1 })).toBeVisible()
  await expectAccessible(acts)
  for (const [verb, state] of [
    ["Put on hold", "On Hold"],
    ["Release", "Active Listing"],
  ] as const) {
    await acts.getByRole("button", { name: verb, exact: true }).click()
    await acts.getByRole("alertdialog").getByRole("button", { name: verb }).click()
    await expect(acts.getByText(state).first()).toBeVisible()
  }

  await roles.getByRole("button", { name: "Close" }).last().click()
  await opensAdministration(admin, "Admin Assets")
  await admin.getByRole("link", { name: "Event log" }).click()
  await admin.getByRole("searchbox", { name: "Asset" }).fill(loan)
  await admin.getByRole("searchbox", { name: "Asset" }).press("Enter")
  await expect(admin.getByText(`Casey ${last} for ${seller}`).first()).toBeVisible()

  await panel.getByRole("button", { name: `End mandate of Casey ${last}` }).click()
  await sells.getByRole("alertdialog").getByRole("button", { name: "End mandate" }).click()
  await expect(panel.getByText(/ended$/)).toBeVisible()
  // Nothing is pressed: the page only listens, and hears that it may not any more.
  await expect(acts).toHaveURL("/seller/mandates?ended")
  await expect(acts.getByText(/^You do not act for the seller any more/)).toBeVisible()
  await expect(bar).toBeHidden()

  const again = await opensRoles(admin, last.toLowerCase(), `Casey ${last}`)
  await again.getByRole("button", { name: "Take Concierge" }).click()
  await admin.getByRole("alertdialog").getByRole("button", { name: "Take Concierge" }).click()
  await expect(again.getByRole("button", { name: "Give Concierge" })).toBeVisible()
})

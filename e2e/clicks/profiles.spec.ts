import { BUYER } from "../people.ts"
import { registers, signsIn } from "./accounts.ts"
import { administers, opensAdministration } from "./administrator.ts"
import { asksToBuy, findsLoan } from "./buyer.ts"
import { activeLoans, WEST } from "./funds.ts"
import { expect, test } from "./people.ts"

const PHONE = { width: 390, height: 844 }

test("C041 a newcomer on a phone reads why a profile is asked for; the reviewer sees entity, signer, address and phone beside the paper", async ({
  people,
}) => {
  const [buyer, admin] = [await people.arrives("buyer", PHONE), await people.arrives("administrator")]
  const last = `Pays${Date.now().toString(36)}`
  await Promise.all([registers(buyer, `${last}@demo.example`.toLowerCase(), ["Robin", last]), administers(admin)])
  await findsLoan(buyer, "Myrtle Grove Shopping Center")
  await buyer.getByRole("button", { name: "Make an offer" }).click()
  const first = buyer.getByRole("dialog", { name: "Edit your profile" })
  await expect(
    first.getByText(/4 steps are left: your profile, the purchasing entity, who signs for it and a proof of funds\./),
  ).toBeVisible()
  await first.getByRole("button", { name: "Cancel" }).click()
  await asksToBuy(buyer, "Juniper Fund IV, LLC")

  await opensAdministration(admin, "Admin Buyers")
  await admin.getByRole("button", { name: `Review Robin ${last}` }).click()
  const review = admin.getByRole("dialog")
  await expect(review.getByText("Juniper Fund IV, LLC")).toBeVisible()
  await expect(review.getByText("Robin Example")).toBeVisible()
  await expect(review.getByText("(212) 555-0142")).toBeVisible()
  await review.getByRole("button", { name: "Close" }).click()

  await opensAdministration(admin, "Admin Users")
  await admin.getByRole("searchbox", { name: "Name, email or company" }).fill(last)
  await admin.keyboard.press("Enter")
  await admin.getByRole("button", { name: `Edit Robin ${last}` }).click()
  await admin.getByRole("dialog").getByRole("link", { name: "Open the page" }).click()
  await expect(admin.getByRole("region", { name: "Buyer profile" }).getByText("Juniper Fund IV, LLC")).toBeVisible()
})

test("C034 a buyer sees on a loan which others one offer may cover, and a lock on those that cannot join", async ({
  people,
}) => {
  const [buyer, seller] = [await people.arrives("buyer", PHONE), await people.arrives("seller")]
  await Promise.all([signsIn(buyer, BUYER), signsIn(seller, WEST)])
  const [first = "", second = ""] = await activeLoans(seller, 2)
  await findsLoan(buyer, first)
  const beside = buyer.getByRole("list", { name: "Loans that one offer may cover with this one" })
  await expect(beside.getByRole("link", { name: second, exact: true })).toBeVisible()
  for (const loan of [first, second])
    await beside.getByRole("button", { name: `Choose ${loan} for a multi-asset offer` }).click()
  const bar = buyer.getByRole("region", { name: "Chosen for one offer" })
  await expect(bar.getByText("2 assets of one seller")).toBeVisible()
  await buyer.getByRole("link", { name: "XL, home" }).first().click()
  await buyer.getByRole("link", { name: "Browse loans" }).first().click()
  await expect(buyer.getByRole("button", { name: /for a multi-asset offer: another seller’s$/ }).first()).toBeVisible()
  await bar.getByRole("button", { name: "Clear" }).click()
})

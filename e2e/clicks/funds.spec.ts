import { expect } from "@playwright/test"
import { BUYER } from "../people.ts"
import { accountOf, signsIn } from "./accounts.ts"
import { approvesBuyer } from "./administrator.ts"
import { findsLoan } from "./buyer.ts"
import { offersTable } from "./closing.ts"
import {
  asksForWinner,
  decidesOnExcess,
  filesAnotherProof,
  goesToLoan,
  SOUTH,
  staysRefused,
  tradesWith,
  typesOffer,
  WEST,
} from "./funds.ts"
import { test } from "./people.ts"

test("C042 an offer above the funds is refused with the way out, and a winner is covered for all that is won (ACC-009)", async ({
  people,
}) => {
  const { admin, buyer, loans, name, seller } = await tradesWith(people, WEST, {
    entity: "Cedar Fund, LLC",
    funds: "10000000",
    least: 2,
  })
  const [first = "", second = ""] = loans

  await test.step("the price is refused, and waits typed while the proof of funds is renewed", async () => {
    const dialog = await typesOffer(buyer, { price: "12000000", deposit: "1000000" })
    await staysRefused(dialog, /^Your approved funds are \$10,000,000, and this offer is \$12,000,000\./)
    await dialog.getByRole("button", { name: "Renew proof of funds" }).click()
    await filesAnotherProof(buyer)
    await expect(dialog.getByLabel("Offer price")).toHaveValue("12,000,000")
    await expect(dialog.getByText(/^Your new proof of funds is under review/)).toBeVisible()
    await approvesBuyer(admin, name, "20000000")
    await expect(dialog.getByText(/^At most \$20,000,000:/)).toBeVisible()
    await dialog.getByRole("button", { name: "Review offer, $12,000,000" }).click()
    await dialog.getByRole("button", { name: "Send offer, $12,000,000" }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("a second offer is within the funds alone", async () => {
    await goesToLoan(buyer, second)
    const dialog = await typesOffer(buyer, { price: "9000000", deposit: "1000000" })
    await dialog.getByRole("button", { name: "Review offer, $9,000,000" }).click()
    await dialog.getByRole("button", { name: "Send offer, $9,000,000" }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("one wins; the other cannot win beside it, and the buyer is told to renew", async () => {
    await expect(await asksForWinner(seller, first, name)).toBeHidden()
    const question = await asksForWinner(seller, second, name)
    await expect(question.getByRole("alert")).toContainText(/do not cover this price of \$9,000,000 together/)
    await buyer.getByRole("link", { name: /^Notices, / }).click()
    await expect(buyer.getByRole("link", { name: "Renew your proof of funds" })).toBeVisible()
  })
})

test("C043 B08 the meter of the purchasing entity stands in the dialog; excess warns, is marked, or is refused", async ({
  people,
}) => {
  const { admin, buyer, loans, name, seller } = await tradesWith(people, SOUTH, {
    entity: "Birch Fund I, LLC",
    funds: "10000000",
    least: 3,
  })
  const [first = "", second = "", third = ""] = loans
  const own = { deposit: "1000000" }

  await test.step("the notice of the approval leads back to the loan that the buyer asked on", async () => {
    await buyer.getByRole("link", { name: /^Notices, / }).click()
    await buyer.getByRole("link", { name: "Your request was approved" }).first().click()
    await expect(buyer.getByRole("heading", { level: 1, name: first })).toBeVisible()
  })

  await test.step("the meter counts the typed price and the other live offers; together they warn", async () => {
    const dialog = await typesOffer(buyer, { ...own, price: "6000000" })
    await expect(dialog.getByRole("progressbar", { name: "Approved funds of Birch Fund I, LLC" })).toBeVisible()
    await expect(dialog.getByText("$6,000,000 of $10,000,000")).toBeVisible()
    await dialog.getByRole("button", { name: "Review offer, $6,000,000" }).click()
    await dialog.getByRole("button", { name: "Send offer, $6,000,000" }).click()
    await goesToLoan(buyer, second)
    await typesOffer(buyer, { ...own, price: "5000000" })
    await expect(dialog.getByText("$6,000,000 are in your other live offers.")).toBeVisible()
    await expect(dialog.getByText("$11,000,000 of $10,000,000")).toBeVisible()
    await dialog.getByRole("button", { name: "Review offer, $5,000,000" }).click()
    await expect(dialog.getByText(/^Your other live offers come to \$6,000,000\./)).toBeVisible()
    await dialog.getByRole("button", { name: "Send offer, $5,000,000" }).click()
    await expect(buyer.getByText("Offers exceed approved funds")).toBeVisible()
  })

  await test.step("the seller sees the mark", async () => {
    await seller.getByRole("link", { name: second, exact: true }).first().click()
    await expect(seller.getByText(/^\d+ active offers? (is|are) marked: offers exceed approved funds\./)).toBeVisible()
    await expect(offersTable(seller).getByRole("row").filter({ hasText: name })).toContainText(
      "Offers exceed approved funds",
    )
  })

  await test.step("where the market refuses it, nothing more can be bid", async () => {
    await decidesOnExcess(admin, "Refuse the offer")
    try {
      await goesToLoan(buyer, third)
      const dialog = await typesOffer(buyer, { ...own, price: "1000000" })
      await expect(dialog.getByText("$11,000,000 are in your other live offers and cannot be bid again.")).toBeVisible()
      await staysRefused(dialog, /^Your other live offers come to \$11,000,000\./)
      await expect(dialog.getByRole("button", { name: "Renew proof of funds" })).toBeVisible()
      await dialog.getByRole("button", { name: "Cancel" }).click()
    } finally {
      await decidesOnExcess(admin, /^Warn the buyer/)
    }
  })

  await test.step("another entity has no funds until its own are approved", async () => {
    await accountOf(buyer).click()
    await buyer.getByRole("menuitem", { name: "Profile" }).click()
    await buyer.getByRole("link", { name: "Buyer Info" }).click()
    await buyer.getByRole("button", { name: "Edit purchasing entity" }).click()
    const profile = buyer.getByRole("dialog", { name: "Buyer profile" })
    await profile.getByLabel("Name of the entity").fill("Birch Fund II, LLC")
    await profile.getByRole("button", { name: "Next", exact: true }).click()
    await profile.getByRole("button", { name: "Next", exact: true }).click()
    await filesAnotherProof(buyer)
    await expect(buyer.getByText(/They do not count for Birch Fund II, LLC/)).toBeVisible()
    await approvesBuyer(admin, name, "4000000")
    await goesToLoan(buyer, third)
    const dialog = await typesOffer(buyer, { ...own, price: "4000001" })
    await expect(dialog.getByRole("progressbar", { name: "Approved funds of Birch Fund II, LLC" })).toBeVisible()
    await staysRefused(dialog, /^Your approved funds are \$4,000,000, and this offer is \$4,000,001\./)
    await dialog.getByRole("button", { name: "Cancel" }).click()
  })

  await test.step("an offer that stands above them stays, is marked, and is not raised", async () => {
    await goesToLoan(buyer, second)
    await expect(buyer.getByText("Price exceeds approved funds")).toBeVisible()
    await buyer.getByRole("button", { name: "Edit offer" }).click()
    const dialog = buyer.getByRole("dialog", { name: "Edit offer" })
    await expect(dialog.getByText(/^At most \$5,000,000:/)).toBeVisible()
    await dialog.getByLabel("Offer price").fill("5000001")
    await staysRefused(dialog, /^Your approved funds are \$4,000,000, and this offer is \$5,000,001\./)
  })
})

test("an offer above the funds is refused on a phone, with the way to a new proof of funds and back", async ({
  people,
}) => {
  const buyer = await people.arrives("buyer", { width: 390, height: 844 })
  await signsIn(buyer, BUYER)
  await findsLoan(buyer, "Myrtle Grove Shopping Center")
  const dialog = await typesOffer(buyer, { price: "320000000", deposit: "1000000" })
  await staysRefused(dialog, /^Your approved funds are \$300,000,000, and this offer is \$320,000,000\./)
  await dialog.getByRole("button", { name: "Renew proof of funds" }).click()
  const profile = buyer.getByRole("dialog", { name: "Buyer profile" })
  await expect(profile.getByText("Step 3 of 3: Proof of funds")).toBeVisible()
  await profile.getByRole("button", { name: "Finish later" }).click()
  await expect(dialog.getByLabel("Offer price")).toHaveValue("320,000,000")
  await expect(dialog.getByLabel("Due diligence period")).toHaveValue("20")
})

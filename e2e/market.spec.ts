import { expect } from "@playwright/test"
import { test } from "./journey.ts"
import { ADMIN, arrives, BUYER, expectAccessible, hears, SELLER, signIn } from "./people.ts"
import { asksToBuy, findsByName, offers, ownAssetIn, registers, sessionHolds } from "./steps.ts"
import { takes } from "./menus.ts"

const WIDE = { viewport: { width: 1440, height: 900 } }
const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test("a loan is found, offered on by two and won by one, and everybody sees it live (ACC-025, ACC-028, BUY-014)", async ({
  browser,
}) => {
  test.slow() // four people and a dozen looks by axe, also where other work goes on beside it
  const [seller, admin, newcomer, rival] = await Promise.all([1, 2, 3, 4].map(() => arrives(browser, WIDE)))
  if (!seller || !admin || !newcomer || !rival) throw new Error("Four people take part")
  const email = `robin.${Date.now()}@example.com`

  await seller.goto("/")
  await signIn(seller, SELLER)
  const listing = await ownAssetIn(seller, "Call For Offers")
  await expectAccessible(seller)
  await admin.goto("/")
  await signIn(admin, ADMIN)
  await admin.goto("/admin/buyers/requests")
  await expect(admin.getByRole("heading", { name: "Buyer requests" })).toBeVisible()

  await test.step("a visitor filters, opens the asset, registers and asks to become a buyer", async () => {
    await findsByName(newcomer, listing)
    await newcomer.getByRole("button", { name: "Make an offer" }).click()
    await expectAccessible(newcomer)
    await registers(newcomer, email)
    await newcomer.getByRole("button", { name: "Make an offer" }).click()
    await asksToBuy(newcomer)
  })

  await test.step("the request appears before the administrator, who approves it; the buyer hears of it live", async () => {
    await expect(admin.getByText(email)).toBeVisible()
    await expectAccessible(admin)
    await admin.getByRole("button", { name: "Review Robin Example" }).click()
    const dialog = admin.getByRole("dialog")
    await dialog.getByLabel("Approved funds").fill("25000000")
    await expectAccessible(admin)
    const approval = "Your request for the Buyer role has been approved. The permission to place offers is granted."
    // Watched from before the click, as the session is refreshed five seconds after the notice.
    const heard = [hears(newcomer, approval), sessionHolds(newcomer, "ApprovedBuyers")]
    await Promise.all([...heard, dialog.getByRole("button", { name: "Approve $25,000,000" }).click()])
    await expect(dialog).toBeHidden()
    await expect(admin.getByText(email)).toBeHidden()
  })

  await test.step("the buyer offers without a reload", async () => {
    await offers(newcomer, "7000000")
    await expect(newcomer.getByText("Your offer", { exact: false }).first()).toBeVisible()
  })

  await test.step("a second buyer offers too", async () => {
    await rival.goto("/")
    await signIn(rival, BUYER)
    await rival.goto(`/asset/${listing.id}`)
    await offers(rival, "6500000")
  })

  await test.step("the seller sees both, closes the call and picks the winner", async () => {
    await seller.goto(`/seller/asset-overview/${listing.id}`)
    await expect(seller.getByText("Robin Example")).toBeVisible()
    await expectAccessible(seller)
    await seller.getByRole("button", { name: "Close call for offers" }).click()
    await seller.getByRole("alertdialog").getByRole("button", { name: "Close call for offers" }).click()
    await seller.getByRole("button", { name: /^Select winner, Robin Example/ }).click()
    await seller
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Select winner, \$7,000,000/ })
      .click()
    await expect(seller.getByText(/Contract Pending/)).toBeVisible()
  })

  await test.step("both buyers see it without reload", async () => {
    await expect(newcomer.getByText("Winner")).toBeVisible()
    await expect(rival.getByText(/Contract Pending/)).toBeVisible()
    await expectAccessible(rival)
  })

  await test.step("the winner has the agreement made, and the seller opens the own copy without reload", async () => {
    const documentsOf = (who: typeof seller) => who.getByRole("region", { name: "Closing documents" })
    await documentsOf(newcomer).getByRole("button", { name: "Prepare: Loan Purchase Agreement" }).click()
    await expect(documentsOf(newcomer).getByText(/^Edition 1, prepared /)).toBeVisible({ timeout: 30_000 })
    await documentsOf(seller).getByRole("button", { name: "Open Loan Purchase Agreement" }).click({ timeout: 30_000 })
    await expect(seller.getByRole("dialog").getByTitle("Loan Purchase Agreement.pdf")).toBeVisible()
    await expectAccessible(seller)
  })
})

test("the core of it on a phone: a loan is found, an offer made and followed (ACC-007, ACC-009, BUY-003)", async ({
  browser,
}) => {
  const [seller, buyer] = await Promise.all([arrives(browser, WIDE), arrives(browser, NARROW)])
  await seller.goto("/")
  await signIn(seller, SELLER)
  const listing = await ownAssetIn(seller, "Active Listing")
  await findsByName(buyer, listing)
  await buyer.getByRole("button", { name: "Make an offer" }).click()
  const dialog = buyer.getByRole("dialog")
  await dialog.getByLabel("Email").fill(BUYER)
  await dialog.getByRole("textbox", { name: "Password" }).fill("Open-House-26")
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(dialog).toBeHidden()
  await offers(buyer, "3000000")
  await buyer.goto("/buyer")
  await expect(buyer.getByText(listing.name).first()).toBeVisible()
  await expectAccessible(buyer)
  await takes(buyer, listing.name, "Withdraw")
  await buyer.getByRole("alertdialog").getByRole("button", { name: "Withdraw offer, $3,000,000" }).click()
  await expect(buyer.getByText("Withdrawn").first()).toBeVisible()
})

import type { Page } from "@playwright/test"
import { expectAccessible } from "../people.ts"
import { registersHere, signsIn } from "./accounts.ts"
import { findsLoan } from "./buyer.ts"
import { opensDesk } from "./closing.ts"
import { activeLoans, WEST } from "./funds.ts"
import { expect, test } from "./people.ts"

/** Fills in the letter in the dialog that is open and sends it. */
const writes = async (page: Page, name: string | RegExp, [title, message]: readonly [string, string]) => {
  const dialog = page.getByRole("dialog", { name })
  await expectAccessible(page)
  await dialog.getByLabel("Subject").fill(title)
  await dialog.getByLabel("Message").fill(message)
  await dialog.getByRole("button", { name: "Send" }).click()
  return dialog
}

/** From the list to the advisors of a loan: shows them to everybody. */
const discloses = async (seller: Page, loan: string): Promise<void> => {
  await opensDesk(seller)
  await seller.getByRole("link", { name: loan, exact: true }).first().click()
  await seller.getByRole("link", { name: "Edit", exact: true }).first().click()
  await seller.getByRole("button", { name: /Advisors/ }).click()
  await seller.getByText("Disclose the advisors to everybody").click()
  await seller.getByRole("button", { name: "Save", exact: true }).click()
  await expect(seller.getByRole("button", { name: "Save", exact: true })).toHaveCount(0)
}

test("a member writes to an advisor, asks a seller without a name, and writes to the administrators", async ({
  people,
}) => {
  const [asks, seller] = [await people.arrives("newcomer"), await people.arrives("seller")]
  const last = `Letters${Date.now().toString(36)}`
  const email = `${last}@demo.example`.toLowerCase()
  await signsIn(seller, WEST)
  const loans = await activeLoans(seller, 2)
  const loan = loans[1] ?? ""
  const question = `Is the rent roll certified? ${Date.now()}`

  await findsLoan(asks, loan)
  await asks.getByRole("button", { name: "Message the seller" }).click()
  await registersHere(asks, email, ["Robin", last])
  await writes(asks, "Ask the seller", ["Rent roll", question])
  const panel = asks.getByRole("dialog", { name: "Messages" })
  await expect(panel.getByRole("log").getByText(question)).toBeVisible()
  await expect(panel.getByText(/^You write as Buyer [0-9A-Z]{4}\./)).toBeVisible()
  await asks.keyboard.press("Escape")
  await seller.getByRole("button", { name: /^Messages, \d+ unread$/ }).click()
  const theirs = seller.getByRole("dialog", { name: "Messages" })
  await expect(theirs.getByRole("option").filter({ hasText: question })).toContainText(/Buyer [0-9A-Z]{4}/)
  await seller.keyboard.press("Escape")

  await discloses(seller, loan)
  await asks.reload()
  await asks
    .getByRole("button", { name: /^Write to / })
    .first()
    .click()
  const advisor = await writes(asks, /^Write to /, ["Environmental report", question])
  await expect(advisor.getByRole("heading", { name: "Your message is on its way." })).toBeVisible()
  await advisor.getByRole("button", { name: "Close" }).last().click()

  await asks.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click()
  await asks.getByRole("link", { name: "write to the administrators" }).click()
  const desk = await writes(asks, "Write to the administrators", ["My account", question])
  await expect(desk.getByText(new RegExp(`answers by e-mail to ${email}`))).toBeVisible()
  await desk.getByRole("button", { name: "Close" }).last().click()
  await expect(asks).toHaveURL(/\/contact$/)

  await asks.goto("/dev/mailbox")
  for (const subject of ["A question about a listing that names you", "A message of a member to the administrators"])
    await expect(async () => {
      await asks.getByRole("link", { name: "Look again" }).click()
      const mail = asks.getByRole("article").filter({ hasText: subject }).filter({ hasText: question })
      await expect(mail).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
})

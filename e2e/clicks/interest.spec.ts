import type { Locator, Page } from "@playwright/test"
import { asksSeller } from "./asks-seller.ts"
import { registers, signsIn } from "./accounts.ts"
import { findsLoan } from "./buyer.ts"
import { activeLoans, WEST } from "./funds.ts"
import { expect, type People, test } from "./people.ts"
import { asksForTier2, PAPER } from "./room.ts"

interface Interest {
  readonly asks: Page
  readonly seller: Page
}

/** A newcomer on the page of a seller's first loan; the seller on its overview. */
const interested = async (people: People, last: string): Promise<Interest> => {
  const [asks, seller] = [await people.arrives("newcomer"), await people.arrives("seller")]
  await Promise.all([
    registers(asks, `${last}.${Date.now()}@demo.example`.toLowerCase(), ["Robin", last]),
    signsIn(seller, WEST),
  ])
  const [loan = ""] = await activeLoans(seller, 1)
  await Promise.all([findsLoan(asks, loan), seller.getByRole("link", { name: loan, exact: true }).first().click()])
  return { asks, seller }
}

/** Gives a folder this name, in the dialog that is open. */
const names = async (seller: Page, name: string, go: string): Promise<void> => {
  const dialog = seller.getByRole("dialog")
  await dialog.getByLabel("Name").fill(name)
  await dialog.getByRole("button", { name: go, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const deletes = async (seller: Page, files: Locator, name: string): Promise<void> => {
  await files.getByRole("button", { name: `Delete ${name}` }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(files.getByRole("button", { name: `Delete ${name}` })).toHaveCount(0)
}

test("C048 C075 a seller keeps folders in order; who has signed the agreement reads them there, and the second tier is declined", async ({
  people,
}) => {
  const { asks, seller } = await interested(people, "Reads")
  const folder = `Leases ${Date.now().toString(36)}`
  const files = seller.getByRole("region", { name: "Data room files" })

  await files.getByRole("tab", { name: /Tier 1/ }).click()
  await files.getByRole("button", { name: "New folder" }).click()
  await names(seller, folder, "Create folder")
  await files.getByRole("button", { name: `Rename ${folder}` }).click()
  await names(seller, `${folder} 2026`, "Rename")
  await files.getByRole("button", { name: `Open ${folder} 2026` }).click()
  await files.locator("input[type=file]").setInputFiles(PAPER)
  await expect(files.getByRole("button", { name: `Open ${PAPER.name}` })).toBeVisible()

  const unsigned = asks.getByRole("region", { name: "Data room", exact: true })
  await expect(unsigned.getByText("Agreement needed")).toBeVisible()
  await expect(unsigned.getByRole("button", { name: /^Open Tier 1/ })).toHaveCount(0)
  const room = await asksForTier2(asks, "Robin Reads")
  await room.getByRole("button", { name: /^Open Tier 1/ }).click()
  await room.getByRole("button", { name: `Open ${folder} 2026` }).click()
  await room.getByRole("button", { name: `Open ${PAPER.name}` }).click()
  const paper = asks.getByRole("dialog", { name: PAPER.name })
  await expect(paper.getByTitle(PAPER.name)).toBeVisible()
  await paper.getByRole("button", { name: "Close" }).click()

  await seller
    .getByRole("region", { name: "Data room requests" })
    .getByRole("button", { name: /^Decline Robin Reads/ })
    .click()
  await expect(room.getByText("The seller declined your request for tier 2. You may ask again.")).toBeVisible()

  await files
    .getByRole("navigation", { name: "Folders" })
    .getByRole("button", { name: /Tier 1/ })
    .click()
  await deletes(seller, files, `${folder} 2026`)
})

test("C082 C084 C085 who writes about a loan is counted as unread, stays unnamed until they show their name, and hides it again", async ({
  people,
}) => {
  const { asks, seller } = await interested(people, "Writes")
  const question = `Is the appraisal as-is? ${Date.now()}`
  const [panel, theirs] = [asks, seller].map((page) => page.getByRole("dialog", { name: "Messages" }))
  if (!panel || !theirs) throw new Error("Both have messages.")

  await asksSeller(asks, "Who manages the property?")
  await expect(panel.getByText(/^You write as Buyer [0-9A-Z]{4}\./)).toBeVisible()
  const message = panel.getByRole("textbox", { name: /^Message to / })
  await message.fill(question)
  await message.press("Enter")
  await expect(panel.getByRole("log").getByText(question)).toBeVisible()

  await seller.getByRole("button", { name: /^Messages, \d+ unread$/ }).click()
  const talk = theirs.getByRole("option").filter({ hasText: question })
  await expect(talk).toContainText(/Buyer [0-9A-Z]{4}/)
  await expect(talk).toContainText("2")
  await talk.click()
  await expect(theirs.getByRole("log").getByText(question)).toBeVisible()
  await expect(theirs.getByRole("heading", { name: /^Buyer [0-9A-Z]{4}$/ })).toBeVisible()
  await panel.getByRole("button", { name: "Show my name" }).click()
  await expect(panel.getByText(/^You write as Robin Writes\./)).toBeVisible()
  await expect(theirs.getByRole("heading", { name: "Robin Writes" })).toBeVisible()
  await panel.getByRole("button", { name: "Hide my name" }).click()
  await expect(theirs.getByRole("heading", { name: /^Buyer [0-9A-Z]{4}$/ })).toBeVisible()
})

import type { Locator, Page } from "@playwright/test"
import { registers, signsIn } from "./accounts.ts"
import { findsLoan } from "./buyer.ts"
import { activeLoans, SOUTH } from "./funds.ts"
import { expect, test } from "./people.ts"
import { asksForTier2, PAPER, paperOf, ROLL } from "./room.ts"

const APPRAISAL = paperOf("Appraisal.pdf", 6_000_000)

/** Sends a large file while the line is cut, which comes back. */
const sendsOverCut = async (seller: Page, files: Locator): Promise<void> => {
  await seller.context().setOffline(true)
  await files.locator("input[type=file]").setInputFiles(APPRAISAL)
  await expect(files.getByText(/waiting for the connection/)).toBeVisible()
  await seller.context().setOffline(false)
  await expect(files.getByRole("button", { name: `Replace ${APPRAISAL.name}` })).toBeVisible()
}

/** Lets the one who waits in, and takes the access back. */
const takesBack = async (seller: Page, room: Locator, name: string): Promise<void> => {
  const requests = seller.getByRole("region", { name: "Data room requests" })
  await requests.getByRole("button", { name: `Approve ${name}` }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click()
  await expect(room.getByRole("button", { name: /^Open Tier 2/ })).toBeVisible()
  await requests.getByText("Who was approved").click()
  await requests.getByRole("button", { name: `Take access of ${name} back` }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "Take access back" }).click()
  await expect(room.getByText("Access taken back")).toBeVisible()
  await expect(room.getByRole("button", { name: /^Open Tier 2/ })).toHaveCount(0)
}

test("C071 C072 C078 a room takes a spreadsheet and a large file over a cut line; a reader on a phone hears of a file that was replaced, and loses tier 2 (ACC-014, ACC-297)", async ({
  people,
}) => {
  const asks = await people.arrives("newcomer", { width: 390, height: 844 })
  const seller = await people.arrives("seller")
  const last = `Hears${Date.now().toString(36)}`
  await Promise.all([registers(asks, `${last}@demo.example`.toLowerCase(), ["Robin", last]), signsIn(seller, SOUTH)])
  const [loan = ""] = await activeLoans(seller, 1)
  await Promise.all([findsLoan(asks, loan), seller.getByRole("link", { name: loan, exact: true }).first().click()])

  const files = seller.getByRole("region", { name: "Data room files" })
  await files.getByRole("tab", { name: /Tier 1/ }).click()
  await sendsOverCut(seller, files)
  await files.locator("input[type=file]").setInputFiles([ROLL, PAPER])
  for (const { name } of [ROLL, PAPER])
    await expect(files.getByRole("button", { name: `Replace ${name}` })).toBeVisible()

  const room = await asksForTier2(asks, `Robin ${last}`)
  await room.getByRole("button", { name: /Tell me/ }).click()
  await asks.getByRole("option", { name: "At once" }).click()
  await expect(room.getByRole("button", { name: "At once Tell me" })).toBeVisible()
  await room.getByRole("button", { name: /^Open Tier 1/ }).click()
  const [saved] = await Promise.all([
    asks.waitForEvent("download"),
    room.getByRole("button", { name: `Download ${ROLL.name}` }).click(),
  ])
  expect(saved.suggestedFilename()).toBe(ROLL.name)
  await expect(room.getByRole("button", { name: `Open ${ROLL.name}` })).toHaveCount(0)

  await files.getByRole("button", { name: `Replace ${PAPER.name}` }).click()
  const dialog = seller.getByRole("dialog", { name: `Replace ${PAPER.name}` })
  await dialog.locator("input[type=file]").setInputFiles(paperOf("Rent roll of May.pdf", 2_000))
  await expect(dialog).toBeHidden()
  await takesBack(seller, room, `Robin ${last}`)

  await asks.getByRole("link", { name: /^Notices, / }).click()
  await expect(asks.getByText(`Files in the data room of ${loan} changed.`).first()).toBeVisible({ timeout: 120_000 })
  await expect(asks.getByText("Your data room access was taken back")).toBeVisible()
  await asks.goto("/dev/mailbox")
  await expect(
    asks
      .getByRole("article")
      .filter({ hasText: last.toLowerCase() })
      .filter({ hasText: `Replaced: ${PAPER.name}.` }),
  ).toHaveCount(1)
})

import type { Page } from "@playwright/test"
import { BUYER, DEMO_PASSWORD, expectAccessible, hears, SELLER } from "../people.ts"
import { signsIn } from "./accounts.ts"
import { administers, approvesListing } from "./administrator.ts"
import { expect, test } from "./people.ts"
import { offersForSale } from "./seller.ts"

const save = (page: Page) => page.getByRole("button", { name: "Save this search" })

/** A guest looks for a word, and signs in on the way to saving that, which goes on by itself. */
const looksFor = async (page: Page, word: string): Promise<void> => {
  await page.getByRole("link", { name: "Browse loans" }).first().click()
  await page.getByRole("searchbox", { name: "Name, address or loan id" }).fill(word)
  await expect(page).toHaveURL(`/buy-commercial-real-estate-loans?name=${word}`)
  await save(page).click()
  const dialog = page.getByRole("dialog", { name: "Welcome Back" })
  await dialog.getByLabel("Email").fill(BUYER)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/buy-commercial-real-estate-loans?name=${word}`)
}

/** In the dialog that is open. */
const savesAs = async (page: Page, name: string, rhythm: string): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: "Save this search" })
  await dialog.getByLabel("Name").fill(name)
  await dialog.getByText(rhythm).click()
  const saved = hears(page, "Your search was saved.")
  await Promise.all([saved, dialog.getByRole("button", { name: "Save search" }).click()])
  await expect(dialog).toBeHidden()
}

const deletes = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: `Delete ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0)
}

test("C005 a guest signs in to save a search, keeps two of them at different rhythms, and is told at once of the loan that one finds", async ({
  people,
}) => {
  const [buyer, seller, admin] = [
    await people.arrives("buyer"),
    await people.arrives("seller"),
    await people.arrives("administrator"),
  ]
  const word = `Quarry${Date.now().toString(36)}`
  await Promise.all([
    signsIn(seller, SELLER).then(() => offersForSale(seller, `${word} Lofts`)),
    administers(admin),
    looksFor(buyer, word)
      .then(() => savesAs(buyer, `At once ${word}`, "As soon as a loan that fits is listed."))
      .then(() => save(buyer).click())
      .then(() => savesAs(buyer, `Later ${word}`, "On Mondays, of all that were listed")),
  ])

  await buyer.getByRole("link", { name: /^\d+ saved search(es)?$/ }).click()
  await expect(buyer.getByRole("heading", { name: "Saved searches", level: 1 })).toBeVisible()
  await expectAccessible(buyer)
  await buyer.getByRole("button", { name: `Edit Later ${word}` }).click()
  const dialog = buyer.getByRole("dialog", { name: "Edit saved search" })
  await dialog.getByLabel("Name").fill(`Quiet ${word}`)
  await dialog.getByText("Nothing is sent. The search is kept.").click()
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(buyer.getByRole("link", { name: `Quiet ${word}`, exact: true })).toBeVisible()

  await approvesListing(admin, `${word} Lofts`)
  await buyer.getByRole("link", { name: /^Notices/ }).click()
  await expect(
    buyer.getByText(`${word} Lofts is on the market and matches your saved search “At once ${word}”.`),
  ).toBeVisible()
  await buyer.goBack()
  await buyer.getByRole("link", { name: `At once ${word}`, exact: true }).click()
  await expect(buyer.getByRole("article").filter({ hasText: `${word} Lofts` })).toHaveCount(1)
  await buyer.goBack()
  await deletes(buyer, `At once ${word}`)
  await deletes(buyer, `Quiet ${word}`)
})

import { expect, type Page } from "@playwright/test"

const DAY_MILLIS = 86_400_000

/** A day in UTC. */
export type Day = number

const partsOf = (day: Day): readonly [year: string, month: string, day: string] => {
  const [year = "", month = "", date = ""] = new Date(day).toISOString().slice(0, 10).split("-")
  return [year, month, date]
}

export const plus = (day: Day, days: number): Day => day + days * DAY_MILLIS

export const daysBetween = (from: Day, to: Day): number => (to - from) / DAY_MILLIS

/** As the market shows it and people type it, `12-09-2026`. */
export const figures = (day: Day): string => {
  const [year, month, date] = partsOf(day)
  return `${month}-${date}-${year}`
}

/** The market's own day, as the page says on which publication was requested. */
export const dayOfRequest = async (page: Page): Promise<Day> => {
  const said = await page
    .getByText(/^Publication requested on \d\d-\d\d-\d{4}$/)
    .first()
    .innerText()
  const [month = 0, date = 0, year = 0] = said.replace("Publication requested on ", "").split("-").map(Number)
  return Date.UTC(year, month - 1, date)
}

/** A mail about the loan to an address, read in the mailbox in another tab, says this. */
export const readsInMail = async (page: Page, email: string, loan: string, said: string): Promise<void> => {
  const mail = await page.context().newPage()
  await mail.goto("/dev/mailbox")
  const found = mail.getByRole("article").filter({ hasText: email }).filter({ hasText: loan }).filter({ hasText: said })
  await expect(async () => {
    await mail.reload()
    await expect(found.first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await mail.close()
}

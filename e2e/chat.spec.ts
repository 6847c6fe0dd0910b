import { expect, type Page } from "@playwright/test"
import { callerAs, opensAccount } from "./asking.ts"
import { asksSeller } from "./clicks/asks-seller.ts"
import { test } from "./journey.ts"
import { listening } from "./listening.ts"
import { BUYER, DEMO_PASSWORD, expectAccessible, SELLER } from "./people.ts"
import { enters, tries } from "./sessions.ts"

const panel = (page: Page) => page.getByRole("dialog", { name: "Messages" })
/** The demo market's own conversations leave the seller one to read. */
const waiting = (page: Page, unread: number) => page.getByRole("button", { name: `Messages, ${unread} unread` })
const says = async (page: Page, text: string): Promise<void> => {
  const field = panel(page).getByRole("textbox", { name: /^Message to / })
  await field.fill(text)
  await field.press("Enter")
  await expect(panel(page).getByRole("log").getByText(text)).toBeVisible()
}
const hears = (page: Page, text: string) => expect(panel(page).getByRole("log").getByText(text)).toBeVisible()

test("a buyer and a seller chat about a loan, live and under pseudonyms, and its address opens it (ACC-013, ACC-019, ACC-096)", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  test.slow() // four people in browsers of their own
  const people = { browser, contextOptions }
  const [question, answer] = [`Is the appraisal of ${Date.now()} as-is?`, `As-is, page ${Date.now()}.`]
  const { ask } = await callerAs(request, SELLER)
  const { assets } = await ask(`{ searchAssets(size: 1, mine: true, status: ["Published"]) { assets { id } } }`)
  const [asset] = assets as ReadonlyArray<{ readonly id: string }>
  const path = `/asset/${asset?.id}`
  const seller = await enters(people, baseURL ?? "", SELLER)
  const listens = listening(seller)
  await seller.goto("/profile/edit")
  await listens
  await expect(waiting(seller, 1)).toBeVisible()
  const buyer = await enters(people, baseURL ?? "", BUYER)
  await buyer.goto(path)

  await test.step("the buyer writes from the loan's page", async () => {
    await asksSeller(buyer, question)
    await expect(panel(buyer).getByText("You are connected.")).toBeVisible()
    await expect(panel(buyer).getByRole("heading", { name: /^Seller [0-9A-Z]{4}$/ })).toBeVisible()
    await expectAccessible(buyer)
  })

  await test.step("the seller sees the counter rise, reads under a pseudonym and answers", async () => {
    await waiting(seller, 2).click()
    await expect(panel(seller).getByRole("heading", { name: "Messaging with buyers" })).toBeVisible()
    await panel(seller)
      .getByRole("option", { name: /Buyer [0-9A-Z]{4} 1 new A question Is the appraisal/ })
      .click()
    await hears(seller, question)
    await says(seller, answer)
    await expect(seller.getByText(BUYER)).toHaveCount(0)
    await expectAccessible(seller)
    await hears(buyer, answer)
    await seller.keyboard.press("Escape")
    await expect(panel(seller)).toBeHidden()
    await expect(waiting(seller, 1)).toBeVisible()
  })

  const address = buyer.url()
  expect(address).toMatch(/[?&]chat=[\w-]+$/)
  await test.step("back closes the panel", async () => {
    await buyer.goBack()
    await expect(panel(buyer)).toBeHidden()
    await expect(buyer).toHaveURL(path)
  })

  await test.step("the conversation's address waits for the login, and opens it then", async () => {
    const guest = await (await browser.newContext(contextOptions)).newPage()
    await guest.goto(address)
    await tries(guest, BUYER, DEMO_PASSWORD)
    await hears(guest, answer)
    await guest.context().close()
  })

  await test.step("to anybody else there is no such conversation", async () => {
    const email = `chat.${Date.now()}@example.com`
    await opensAccount(request, email)
    const other = await enters(people, baseURL ?? "", email)
    await other.goto(address)
    await expect(panel(other).getByText(/^Please verify the link you're using\./)).toBeVisible()
    await expect(other.getByText(answer)).toHaveCount(0)
    await other.context().close()
  })
  for (const person of [buyer, seller]) await person.context().close()
})

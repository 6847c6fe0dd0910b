import { expect, type Locator, type Page } from "@playwright/test"
import { faultsAt } from "./reach.ts"
import { settles } from "./settled.ts"

/** Buttons that ask before they act, or that show more. */
const ASKING =
  /^(Approve|Confirm closing|Details|Open|Plan periods|Plan sale periods|Release|Select winner|Take the request back)(,|$)/

/** What a deposit's verb shows stands in the page itself. */
const IN_THE_PAGE = /^(Deposit|Open)$/

/** Menus of a page that are opened: those of later rows hold the same verbs. */
const ROWS = 5

/** Open dialogs. */
const above = (page: Page): Locator => page.locator("[role='dialog'], [role='alertdialog']").filter({ visible: true })
const content = (page: Page): Locator => page.getByRole("main")
const menus = (page: Page): Locator => content(page).locator("button[aria-haspopup='menu']")
/** Entries that are no links. */
const entries = (page: Page): Locator => page.locator("[role='menuitem']:not([href])")

const opensMenu = async (page: Page, menu: Locator): Promise<void> => {
  await menu.click()
  await expect(page.getByRole("menuitem").first()).toBeVisible()
}

const leaves = async (page: Page, opened: Locator): Promise<void> => {
  await page.keyboard.press("Escape")
  await expect(opened, "left by Escape").toHaveCount(0)
}

/** What was opened at a width, by the words on it, and the faults there. */
export class Opened {
  readonly names = new Set<string>()
  readonly faults: Array<string> = []
  readonly #page: Page
  readonly #width: number

  constructor(page: Page, width: number) {
    this.#page = page
    this.#width = width
  }

  /** Opens the menus of the first rows and each button that asks, and what each new verb opens. */
  async all(): Promise<void> {
    for (const menu of (await menus(this.#page).all()).slice(0, ROWS)) await this.#behind(menu)
    for (const button of await content(this.#page).getByRole("button", { name: ASKING }).all()) {
      const name = await button.innerText()
      if (this.#isNew(name)) await this.#opens(name, () => button.click())
    }
  }

  async #behind(menu: Locator): Promise<void> {
    await opensMenu(this.#page, menu)
    const verbs = (await entries(this.#page).allInnerTexts()).filter((verb) => this.#isNew(verb))
    if (verbs.length > 0) await this.#measures("the menu")
    await leaves(this.#page, this.#page.getByRole("menu"))
    for (const verb of verbs)
      await this.#opens(verb, async () => {
        await opensMenu(this.#page, menu)
        await entries(this.#page).getByText(verb, { exact: true }).click()
      })
  }

  #isNew(name: string): boolean {
    const isNew = !this.names.has(name)
    this.names.add(name)
    return isNew
  }

  async #opens(name: string, does: () => Promise<void>): Promise<void> {
    await does()
    if (!IN_THE_PAGE.test(name)) await expect(above(this.#page), name).not.toHaveCount(0)
    await settles(this.#page)
    await this.#measures(`"${name}"`)
    if (!IN_THE_PAGE.test(name)) await leaves(this.#page, above(this.#page))
  }

  async #measures(name: string): Promise<void> {
    const faults = await faultsAt(this.#page, [this.#width])
    this.faults.push(...faults.map((fault) => `${name} at ${fault}`))
  }
}

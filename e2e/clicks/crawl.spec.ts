import type { Page } from "@playwright/test"
import { pagesOf, type Role } from "../expected-pages.ts"
import { BUYER, SELLER } from "../people.ts"
import { pageOf } from "../router-paths.ts"
import { UNLINKED, UNLINKED_FOR_GUESTS } from "../unlinked-pages.ts"
import { settles } from "../settled.ts"
import { signsIn } from "./accounts.ts"
import { administers } from "./administrator.ts"
import { expect, test } from "./people.ts"

/** One press: a link by its address, or an entry of the menu behind one's name. */
type Press = { readonly link: string } | { readonly entry: string }

const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: /account of/ })

const press = async (page: Page, next: Press): Promise<void> => {
  if ("entry" in next) {
    await account(page).click()
    await page.getByRole("menuitem", { name: next.entry }).click()
  } else await page.locator(`a[href="${next.link}"]`).filter({ visible: true }).first().click()
  await settles(page)
}

/** The links of the open page to this site, each once. */
const linksOn = async (page: Page): Promise<ReadonlyArray<Press>> => {
  const shown = await page.locator("body").ariaSnapshot()
  return [...new Set([...shown.matchAll(/url: (\/\S*)/g)].map(([, link = ""]) => link))].map((link) => ({ link }))
}

const menuOf = async (page: Page): Promise<ReadonlyArray<Press>> => {
  await account(page).click()
  await expect(page.getByRole("menuitem").first()).toBeVisible()
  const names = await page.getByRole("menuitem").allInnerTexts()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("menu")).toBeHidden()
  return names.filter((entry) => entry !== "Logout").map((entry) => ({ entry }))
}

const pathOf = (address: string): string => new URL(address, "http://market").pathname

const goesHome = (page: Page): Promise<void> =>
  // An address that leads on to another may do so only now.
  expect(async () => {
    await page.getByRole("link", { name: "XL, home" }).first().click()
    await expect(page).toHaveURL("/", { timeout: 2_000 })
  }).toPass()

/** Goes to every kind of page that links lead to, each by the fewest presses from the first page. */
const walk = async (page: Page, first: ReadonlyArray<Press>): Promise<ReadonlySet<string>> => {
  const seen = new Set(["/"])
  const trails: Array<ReadonlyArray<Press>> = first.map((one) => [one])
  const add = (links: ReadonlyArray<Press>, trail: ReadonlyArray<Press>) => {
    for (const next of links) {
      const kind = "link" in next ? pageOf(pathOf(next.link)) : undefined
      if (kind === undefined || seen.has(kind)) continue
      seen.add(kind)
      trails.push([...trail, next])
    }
  }
  add(await linksOn(page), [])
  let [parent, shown] = ["", page.url()]
  for (let trail = trails.shift(); trail !== undefined; trail = trails.shift()) {
    const above = JSON.stringify(trail.slice(0, -1))
    // Back is where the page before it was found too.
    if (parent === above) await page.goBack()
    if (parent !== above || page.url() !== shown) {
      await goesHome(page)
      for (const next of trail.slice(0, -1)) await press(page, next)
    }
    await settles(page)
    ;[parent, shown] = [above, page.url()]
    for (const next of trail.slice(-1)) await press(page, next)
    seen.add(pageOf(pathOf(page.url())) ?? "")
    add(await linksOn(page), trail)
  }
  return seen
}

const ROLES: Readonly<Record<Role, (page: Page) => Promise<unknown>>> = {
  guest: async () => {},
  buyer: (page: Page) => signsIn(page, BUYER),
  seller: (page: Page) => signsIn(page, SELLER),
  administrator: administers,
}

for (const role of Object.keys(ROLES) as ReadonlyArray<Role>)
  test(`links lead the ${role} from the first page to each page of theirs`, async ({ people }) => {
    const page = await people.arrives(role)
    await ROLES[role](page)
    await goesHome(page)
    await settles(page)
    const reached = await walk(page, role === "guest" ? [] : await menuOf(page))
    const unlinked = role === "guest" ? UNLINKED_FOR_GUESTS : UNLINKED
    expect(pagesOf(role).filter((path) => !reached.has(path) && !(path in unlinked))).toEqual([])
  })

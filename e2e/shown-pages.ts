import type { Page } from "@playwright/test"
import type { Samples } from "./addresses.ts"
import { EXPECTED_PAGES, type Role } from "./expected-pages.ts"
import { pageOf } from "./router-paths.ts"

/** Runs in the page. The first heading, which of the tabs or steps is the current one, and the heading of the dialog that is open. */
const readHeads = () => {
  const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? ""
  return {
    heading: textOf("main h1"),
    current: textOf("main [aria-current]:not([aria-current='false'])"),
    dialog: textOf(":is([role='dialog'], [role='alertdialog']) :is(h1, h2)"),
  }
}

const ID = /[\da-f]{8}-[\da-f-]{27}/

/** The address with `:id` for an id, and `:other` for that of another seller's asset. */
export const kindOf = (address: string, { others }: Samples): string =>
  address.replace(ID, (id) => (others.has(id) ? ":other" : ":id"))

/** A step says its number and its state besides its name. */
const tabIn = (current: string): string => {
  const [name] = /[A-Za-z].*/.exec(current) ?? []
  return name === undefined ? "" : ` / ${name}`
}

/**
 * What an address shows, in one line: the page that it leads to, if another, the heading, the current tab or step, and at home the dialog.
 * `{name}` stands for the name of what the address names.
 */
const shownAt = async (page: Page, address: string, { names }: Samples): Promise<string> => {
  const { heading, current, dialog } = await page.evaluate(readHeads)
  const { pathname } = new URL(page.url())
  const name = names.get(ID.exec(address)?.[0] ?? "") ?? "{name}"
  const leads = pathname === address ? "" : `→ ${pageOf(pathname) ?? pathname}: `
  const asks = pathname === "/" && dialog !== "" ? ` [${dialog}]` : ""
  return leads + heading.replace(name, "{name}") + tabIn(current) + asks
}

/** Looks at a page that may still be loading, as the sign-in dialog does. */
const TRIES = 300

/** What an address shows to a role in the place of what it should; null where both agree. */
export const wrongAt = async (page: Page, address: string, role: Role, samples: Samples): Promise<string | null> => {
  const expected = EXPECTED_PAGES[kindOf(address, samples)]?.[role] ?? "a line in e2e/expected-pages.ts"
  let shown = await shownAt(page, address, samples)
  for (let tries = 0; tries < TRIES && shown !== expected; tries++) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    shown = await shownAt(page, address, samples)
  }
  return shown === expected ? null : `${address} shows '${shown}' in the place of '${expected}'`
}

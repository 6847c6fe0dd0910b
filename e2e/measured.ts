import type { Page } from "@playwright/test"
import { addresses, type Samples } from "./addresses.ts"
import type { Role } from "./expected-pages.ts"
import { faultsAt } from "./reach.ts"
import { pageOf } from "./router-paths.ts"
import { kindOf, wrongAt } from "./shown-pages.ts"
import { partsOf, visits } from "./visits.ts"

const WIDTHS = [360, 390, 768, 1024, 1280, 1440, 1920]

/** Parts of pages that were measured already, for any role. */
const seen = new Set<string>()

/** Result of one role's walk through all addresses. */
export interface Walk {
  readonly faults: ReadonlyArray<string>
  /** Pages of the router that were gone to. */
  readonly pages: ReadonlySet<string | undefined>
  /** Addresses that showed something else than `EXPECTED_PAGES` says, each in words. */
  readonly wrong: ReadonlyArray<string>
  /** How many addresses, how many of them showed a page of their own, and how many times a width was measured. */
  readonly told: string
}

/** Faults of the page shown; null where all its parts were measured before. */
const faultsOf = async (page: Page): Promise<ReadonlyArray<string> | null> => {
  const parts = await partsOf(page)
  if (parts.every((part) => seen.has(part))) return null
  for (const part of parts) seen.add(part)
  return faultsAt(page, WIDTHS)
}

/** Visits every address and measures new parts. An address that redirects is not tried again with another id. */
export const walks = async (page: Page, role: Role, samples: Samples): Promise<Walk> => {
  const [leadingOn, pages] = [new Set<string>(), new Set<string | undefined>()]
  const [faults, wrong] = [new Array<string>(), new Array<string>()]
  let [visited, shown, measured] = [0, 0, 0]
  for (const address of addresses(samples)) {
    const kind = kindOf(address, samples)
    if (leadingOn.has(kind)) continue
    await visits(page, address)
    pages.add(pageOf(address))
    visited += 1
    if (new URL(page.url()).pathname === address) shown += 1
    else leadingOn.add(kind)
    const other = await wrongAt(page, address, role, samples)
    if (other !== null) wrong.push(other)
    const found = await faultsOf(page)
    if (found !== null) measured += WIDTHS.length
    faults.push(...(found ?? []).map((fault) => `${address} at ${fault}`))
  }
  return { faults, pages, wrong, told: `${visited} addresses, ${shown} shown, ${measured} measurements` }
}

import { displayedPhone } from "@xl/core/shared"
import { type PostalAddress } from "@xl/core/profiles"
import { money } from "../parts/index.ts"

/** A phone for reading, or nothing where there is none. */
export const shownPhone = (digits: string | null): string | undefined =>
  digits === null ? undefined : displayedPhone(digits)

/** An address in one line, or nothing where there is none: "2 High Street, Columbus, OH 43004, United States". */
export const shownAddress = (address: PostalAddress | null): string | undefined => {
  if (address === null) return undefined
  const region = [address.state, address.zipCode].filter(Boolean).join(" ")
  return [address.address, address.city, region, address.country].filter(Boolean).join(", ") || undefined
}

/** A first and a last name, or nothing where both are missing. */
export const shownName = (first: string | null, last: string | null): string | undefined =>
  [first, last].filter(Boolean).join(" ") || undefined

/** What the form begins with, as the specification has it (ACC-503): whoever leaves it names no figure. */
const NO_FIGURE = "1"

/** Assets under management, which are typed as text: a plain number reads as dollars, all else as it was typed. */
export const shownAum = (aum: string | null): string | undefined => {
  const typed = aum?.trim()
  if (!typed || typed === NO_FIGURE) return undefined
  const dollars = /^\$?(\d{1,12}|\d{1,3}(,\d{3}){1,3})$/.test(typed) ? Number(typed.replaceAll(/[$,]/g, "")) : undefined
  return dollars === undefined ? typed : money(dollars * 100)
}

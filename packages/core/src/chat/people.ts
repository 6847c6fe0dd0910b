import type { ChatPerson } from "./model.ts"
import type { ChatSide } from "./conversations.ts"

/** A person as the other one sees them. */
export interface ShownPerson {
  readonly name: string
  readonly email: string | null
  /** Key of a picture. */
  readonly avatar: string | null
}

const SIDES = { buyer: "Buyer", seller: "Seller" } as const

/** Four letters and digits that are the same for the same text and tell nothing of it. Source: FNV-1a, 32 bits. */
const codeOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36).toUpperCase().padStart(4, "0").slice(-4)
}

/** The name that hides a person: always the same for the same one. */
export const pseudonym = (person: Pick<ChatPerson, "id">, side: ChatSide): string =>
  `${SIDES[side]} ${codeOf(person.id)}`

const nameOf = ({ email, firstName, lastName }: ChatPerson): string =>
  [firstName, lastName].filter((name) => (name ?? "").trim() !== "").join(" ") || (email ?? "")

/** How one is shown to the other: an anonymous person hides name, e-mail and avatar until the contacts are disclosed. */
export const shownPerson = (person: ChatPerson, side: ChatSide, contactsDisclosed: boolean): ShownPerson =>
  person.anonymous && !contactsDisclosed
    ? { name: pseudonym(person, side), email: null, avatar: null }
    : { name: nameOf(person), email: person.email, avatar: person.sellerProfile.avatar }

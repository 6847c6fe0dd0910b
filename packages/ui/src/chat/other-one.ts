import { type ChatConversation, type ChatPerson, type ChatSide, type ShownPerson, shownPerson } from "@xl/core/chat"

const OTHER = { buyer: "seller", seller: "buyer" } as const

/** The one opposite as the one on `side` sees them, in their own colour. */
export const otherOne = (talk: ChatConversation, side: ChatSide): ShownPerson & { readonly color: string | null } => {
  const other = OTHER[side]
  const person = personOn(talk, other)
  return { ...shownPerson(person, other, talk.assetInfo.contactsDisclosed), color: person.color }
}

/** Oneself as the other one sees one. */
export const seenAs = (talk: ChatConversation, side: ChatSide): string =>
  shownPerson(personOn(talk, side), side, talk.assetInfo.contactsDisclosed).name

const personOn = ({ buyerInfo, sellerInfo }: ChatConversation, side: ChatSide): ChatPerson =>
  side === "buyer" ? buyerInfo : sellerInfo

import type { MarketEvent, OutboxMessage } from "../kernel/events.ts"
import type { Profile } from "../profiles/model.ts"
import type { Millis } from "../shared/days.ts"
import type { AssetId, UserId } from "../shared/ids.ts"
import type { Letter } from "./letter.ts"

/**
 * What the log says: that somebody wrote, and about which listing. It hangs on the writer's chain, which the listing's seller does not
 * read; neither what was written nor an advisor's address stands in it.
 */
export const letterSent = (
  type: "AdministratorsWritten" | "AdvisorWritten",
  writer: UserId,
  subject: AssetId | UserId,
  at: Millis,
): MarketEvent => ({
  chain: writer,
  type,
  actor: { id: writer, trigger: "Buyer" },
  at,
  subject,
  before: null,
  after: subject === writer ? {} : { assetId: subject },
})

type Writer = Pick<Profile, "email" | "firstName" | "id" | "lastName">

const written = ({ message, title }: Letter, { email, firstName, id, lastName }: Writer) => ({
  title,
  message,
  writer: id,
  email,
  name: [firstName, lastName].filter(Boolean).join(" ") || email,
})

/** To an advisor, at the address that the listing shows. */
export const advisorLetter = (
  letter: Letter,
  writer: Writer,
  about: { readonly id: AssetId; readonly title: string; readonly to: string },
): OutboxMessage => ({
  tag: "letter",
  kind: "advisor",
  to: about.to,
  facts: { ...written(letter, writer), assetId: about.id, asset: about.title },
})

/** To the administrators: the operator's own mailbox, which all of them share. */
export const administratorsLetter = (letter: Letter, writer: Writer): OutboxMessage => ({
  tag: "letter",
  kind: "administrators",
  to: null,
  facts: written(letter, writer),
})

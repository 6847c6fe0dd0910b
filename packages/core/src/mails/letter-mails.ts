import type { LetterKind } from "../kernel/events.ts"
import { link } from "./market-parts.ts"
import type { Facts, MailTemplate, Part } from "./model.ts"
import { written } from "./write.ts"

interface Content {
  readonly subject: string
  readonly before: (facts: Facts) => ReadonlyArray<Part>
  readonly after: (facts: Facts) => ReadonlyArray<Part>
}

const named = ({ email = "", name = "" }: Facts): string =>
  name === "" || name === email ? email : `${name} (${email})`
const answering = ({ email }: Facts): string => `An answer to this mail goes to ${email ?? "the writer"}.`

/** Subjects are fixed: what people typed stands in the body alone. */
const CONTENTS: { readonly [Kind in LetterKind]: Content } = {
  advisor: {
    subject: "A question about a listing that names you",
    before: (facts) => [
      `${named(facts)} writes to you about ${facts["asset"] ?? "a listing"}. The listing names you as an advisor and shows this address.`,
    ],
    after: (facts) => [answering(facts), link("See the listing", `/asset/${facts["assetId"] ?? ""}`)],
  },
  administrators: {
    subject: "A message of a member to the administrators",
    before: (facts) => [`${named(facts)} writes to the administrators.`],
    after: (facts) => [answering(facts), link("See the account", `/admin/buyers/${facts["writer"] ?? ""}`)],
  },
}

/** A member's letter as its receiver reads it. An answer goes to the writer. */
export const letterMail: MailTemplate<{ readonly kind: LetterKind; readonly facts: Facts }> = (
  sender,
  to,
  { facts, kind },
) => {
  const { after, before, subject } = CONTENTS[kind]
  const { email, message = "", title = "" } = facts
  const said = [`Subject: ${title}`, ...message.split(/\n{2,}/)]
  const mail = written(sender, to, subject, [...before(facts), ...said, ...after(facts)])
  return email ? { ...mail, replyTo: email } : mail
}

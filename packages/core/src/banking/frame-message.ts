import { Result } from "effect"
import * as t from "io-ts"
import { decode } from "../shared/decode.ts"
import { CONNECTION_FAILURES } from "./errors.ts"
import type { NewBank } from "./model.ts"
import type { SentIdentity } from "./rules.ts"
import { ConnectionType } from "./vocabulary.ts"

const ours = { source: t.literal("xl-bank-connection"), nonce: t.string }
const text = t.union([t.string, t.null])
const failures = Object.fromEntries(CONNECTION_FAILURES.map((reason) => [reason, null])) as {
  readonly [R in (typeof CONNECTION_FAILURES)[number]]: null
}

/** What a frame says of Plaid's connection. */
export const PlaidConnected = t.readonly(
  t.strict({
    ...ours,
    event: t.literal("plaidConnected"),
    publicToken: t.string,
    accountId: t.string,
    bankName: text,
    connectionType: ConnectionType,
  }),
  "PlaidConnected",
)
/** What a frame says of VoPay's connection: the token of VoPay's public message. */
export const VopayConnected = t.readonly(
  t.strict({ ...ours, event: t.literal("vopayConnected"), token: t.string }),
  "VopayConnected",
)
const Cancelled = t.readonly(t.strict({ ...ours, event: t.literal("cancelled") }), "ConnectionCancelled")
const Failed = t.readonly(
  t.strict({ ...ours, event: t.literal("failed"), reason: t.keyof(failures) }),
  "ConnectionFailed",
)

/** What the frame of a bank connection tells its page. */
export const FrameMessage = t.union([PlaidConnected, VopayConnected, Cancelled, Failed], "FrameMessage")
/** What the frame of a bank connection tells its page. */
export type FrameMessage = t.TypeOf<typeof FrameMessage>

/** From whom alone messages are taken: the page's own origin, with the nonce that this very frame was given. */
export interface ExpectedFrame {
  readonly origin: string
  readonly nonce: string
}

/** The message in a posted event, or null where it is another's, is meant for another connection, or is none. */
export const frameMessage = (
  { data, origin }: { readonly data: unknown; readonly origin: string },
  expected: ExpectedFrame,
): FrameMessage | null => {
  if (origin !== expected.origin) return null
  const read = Result.getOrNull(Result.map(decode(FrameMessage)(data), (message) => message))
  return read !== null && read.nonce === expected.nonce ? read : null
}

/** What adds the account that a frame connected, of the owner who was asked for first. */
export const bankMessageOf = (
  message: Extract<FrameMessage, { readonly event: "plaidConnected" | "vopayConnected" }>,
  owner: SentIdentity,
): NewBank => {
  if (message.event === "vopayConnected") return { provider: "vopay", ...owner, token: message.token, bankName: null }
  const { accountId: plaidAccountId, bankName, connectionType, publicToken: plaidPublicToken } = message
  return { provider: "plaid", ...owner, token: null, bankName, connectionType, plaidPublicToken, plaidAccountId }
}

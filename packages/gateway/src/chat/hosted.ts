import { ConversationSid, decode, Millis, must, type UserId } from "@xl/core/shared"
import { type ConversationHost } from "@xl/core/chat"
import { MarketUnavailable } from "@xl/core/kernel"
import { Effect, Result } from "effect"
import { randomUUID } from "node:crypto"
import { SignJWT } from "jose"
import * as t from "io-ts"
import type { HostedConversations } from "../config/index.ts"

/** Milliseconds that the service has for an answer: a person waits for it. */
const PATIENCE = 8_000
/** Seconds of a token; the line asks for the next one before it ends. */
const TOKEN_LIFE = 3_600

const Named = t.type({ sid: ConversationSid })

/** What the service answered: no cause holds more than its status and the word for what is wrong. */
interface Answer {
  readonly status: number
  readonly body: unknown
}

type Ask = (method: "GET" | "POST", path: string, fields?: Readonly<Record<string, string>>) => Promise<Answer>

const asking =
  ({ keySecret, keySid, serviceSid, url }: HostedConversations): Ask =>
  async (method, path, fields) => {
    const response = await fetch(`${url}/v1/Services/${serviceSid}/Conversations${path}`, {
      method,
      headers: { authorization: `Basic ${Buffer.from(`${keySid}:${keySecret}`).toString("base64")}` },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
      ...(fields ? { body: new URLSearchParams(fields) } : {}),
    })
    return { status: response.status, body: await response.json() }
  }

const refusedWith = (doing: string, { status }: Answer) =>
  new Error(`The conversations service answered ${status} to ${doing}.`)

const sidIn = (doing: string, answer: Answer): ConversationSid => {
  const named = decode(Named)(answer.body)
  if (answer.status >= 300 || Result.isFailure(named)) throw refusedWith(doing, answer)
  return named.success.sid
}

/** By its name; made where there is none yet, unless somebody else was faster. */
const foundOrMade = async (ask: Ask, name: string): Promise<ConversationSid> => {
  const path = `/${encodeURIComponent(name)}`
  const found = await ask("GET", path)
  if (found.status !== 404) return sidIn("a question for a conversation", found)
  const made = await ask("POST", "", { UniqueName: name })
  return made.status === 409
    ? sidIn("a question for a conversation", await ask("GET", path))
    : sidIn("a new conversation", made)
}

/** Whoever is in it already stays in it. */
const letIn = async (ask: Ask, sid: ConversationSid, member: UserId): Promise<void> => {
  const answer = await ask("POST", `/${sid}/Participants`, { Identity: member })
  if (answer.status >= 300 && answer.status !== 409) throw refusedWith("a participant", answer)
}

/** In the author's name; everybody in the conversation hears of it there. */
const sayIn = async (ask: Ask, sid: ConversationSid, fields: { readonly Author: UserId; readonly Body: string }) => {
  const answer = await ask("POST", `/${sid}/Messages`, fields)
  if (answer.status >= 300) throw refusedWith("a message", answer)
}

/** An access token of the service's: a JWT for one person and one conversation service, signed by the API key. */
const tokenFor = ({ accountSid, keySecret, keySid, serviceSid }: HostedConversations, user: UserId, now: number) => {
  const issued = Math.floor(now / 1_000)
  return new SignJWT({ grants: { identity: user, chat: { service_sid: serviceSid } } })
    .setProtectedHeader({ alg: "HS256", typ: "JWT", cty: "twilio-fpa;v=1" })
    .setJti(`${keySid}-${issued}`)
    .setIssuer(keySid)
    .setSubject(accountSid)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_LIFE)
    .sign(Buffer.from(keySecret))
}

const asked = <A>(question: () => Promise<A>): Effect.Effect<A, MarketUnavailable> =>
  Effect.tryPromise({ try: question, catch: (cause) => new MarketUnavailable({ cause }) })

/**
 * The hosted conversations service by its REST API. Opening is safe to repeat: what an attempt that broke off has made is found by its
 * name, and who is missing in it is let in. Source of the token's shape: twilio.com/docs/iam/access-tokens.
 */
export const hostedConversations = (service: HostedConversations): ConversationHost["Service"] => {
  const ask = asking(service)
  return {
    service: "twilio",
    open: (name, members) =>
      asked(async () => {
        const sid = await foundOrMade(ask, name)
        for (const member of members) await letIn(ask, sid, member)
        return sid
      }),
    say: (sid, author, body) =>
      asked(async () => {
        await sayIn(ask, sid, { Author: author, Body: body })
        return randomUUID()
      }),
    token: (user, now) =>
      asked(async () => ({
        service: "twilio",
        token: await tokenFor(service, user, now),
        expires: must(Millis, (Math.floor(now / 1_000) + TOKEN_LIFE) * 1_000),
      })),
  }
}

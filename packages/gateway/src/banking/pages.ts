import { readFileSync } from "node:fs"
import { bankConnectionTexts } from "@xl/core/messages"
import { type BankProvider } from "@xl/core/settings"
import { type ConnectionFailure, type Sandbox, SANDBOX_BANKS, SandboxSignIn } from "@xl/core/banking"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import type { FastifyInstance, FastifyReply } from "fastify"
import * as t from "io-ts"
import { PRODUCT_STYLE, themeAttribute } from "../shared/product-style.ts"
import type { BankHouse } from "./house.ts"

export interface BankPagesOptions {
  readonly house: Pick<BankHouse, "playedBy" | "sandbox">
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Where Plaid's API is, whose pages ask it; and the origin of VoPay's page. Both only where they are configured. */
  readonly plaidUrl: string | null
  readonly vopayOrigin: string | null
}

const FILES = {
  "frame.css": "text/css; charset=utf-8",
  "posting.js": "text/javascript; charset=utf-8",
  "sandbox.js": "text/javascript; charset=utf-8",
  "plaid.js": "text/javascript; charset=utf-8",
  "vopay.js": "text/javascript; charset=utf-8",
} as const

const PLAID = "https://cdn.plaid.com"

/** What one page may load and frame beside its own files; nothing where it is the sandbox's. */
interface Allowed {
  readonly script: ReadonlyArray<string>
  readonly connect: ReadonlyArray<string>
  readonly frame: ReadonlyArray<string>
}
const OURS: Allowed = { script: [], connect: [], frame: [] }

const policy = ({ connect, frame, script }: Allowed): string =>
  Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...script],
    "style-src": ["'self'", ...(script.length > 0 ? ["'unsafe-inline'"] : [])], // Plaid's script writes the place of its own frame
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "frame-src": frame.length > 0 ? frame : ["'none'"],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")

/** A page in the product's look and the theme that its reader chose. */
const page = (body: string, cookies: string | undefined): string => `<!doctype html>
<html lang="en"${themeAttribute(cookies)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bank connection</title>
${PRODUCT_STYLE}
<link rel="stylesheet" href="/bank-connection/frame.css"></head>
${body}
</html>`

const script = (file: string): string => `<script type="module" src="/bank-connection/${file}"></script>`

const played = (provider: BankProvider): string =>
  `<body data-provider="${provider}"><main></main><template>${JSON.stringify(SANDBOX_BANKS)}</template>${script("sandbox.js")}</body>`
const PLAID_PAGE = `<body><script src="${PLAID}/link/v2/stable/link-initialize.js"></script>${script("plaid.js")}</body>`
const vopayPage = (origin: string): string =>
  `<body><iframe title="Bank connection" data-origin="${origin}" sandbox="allow-scripts allow-same-origin allow-forms allow-popups"></iframe>${script("vopay.js")}</body>`

const sent = (reply: FastifyReply, allowed: Allowed, html: string) =>
  reply
    .headers({
      "content-security-policy": policy(allowed),
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    })
    .type("text/html; charset=utf-8")
    .send(html)

/** The body of each provider's page: its own, the sandbox's in its place, or none. */
const pagesOf = ({ house, plaidUrl, vopayOrigin }: BankPagesOptions) => ({
  plaid: house.playedBy.has("plaid")
    ? ([OURS, played("plaid")] as const)
    : plaidUrl === null
      ? null
      : ([{ script: [PLAID], connect: [plaidUrl], frame: [PLAID] }, PLAID_PAGE] as const),
  vopay: house.playedBy.has("vopay")
    ? ([OURS, played("vopay")] as const)
    : vopayOrigin === null
      ? null
      : ([{ ...OURS, frame: [vopayOrigin] }, vopayPage(vopayOrigin)] as const),
})

const Asked = t.intersection([SandboxSignIn, t.partial({ account: t.string })])

/** The accounts of whoever gets in, or the token of the one that is named. */
const answered = (
  { chosen, signIn }: Sandbox,
  { account, ...typed }: t.TypeOf<typeof Asked>,
  now: number,
): Result.Result<object, ConnectionFailure> =>
  account === undefined
    ? Result.map(signIn(typed, now), (accounts) => ({ accounts }))
    : Result.map(chosen(typed, account, now), (token) => ({ token }))

/**
 * What the app frames to connect a bank, at `/bank-connection/plaid` and `/bank-connection/vopay`, with the files of these pages; and
 * `POST /bank-connection/sandbox`, which the sandbox's pages ask whether one gets in, and for the token of an account.
 */
export const bankPages = (options: BankPagesOptions) => async (app: FastifyInstance) => {
  const { house, now } = options
  for (const [file, type] of Object.entries(FILES)) {
    const text = readFileSync(new URL(`./frame/${file}`, import.meta.url), "utf8")
    app.get(`/bank-connection/${file}`, (_request, reply) =>
      reply.type(type).header("cache-control", "no-cache").send(text),
    )
  }
  for (const [provider, found] of Object.entries(pagesOf(options)))
    if (found !== null)
      app.get(`/bank-connection/${provider}`, ({ headers }, reply) =>
        sent(reply, found[0], page(found[1], headers.cookie)),
      )
  if (house.playedBy.size === 0) return
  app.post("/bank-connection/sandbox", (request, reply) => {
    const typed = decode(Asked)(request.body)
    if (Result.isFailure(typed)) return reply.code(400).send({ message: "This is no sign-in." })
    const answer = answered(house.sandbox, typed.success, now())
    return Result.match(answer, {
      onSuccess: (given) => reply.header("cache-control", "no-store").send(given),
      onFailure: (reason: ConnectionFailure) => reply.code(409).send({ reason, message: bankConnectionTexts[reason] }),
    })
  })
}

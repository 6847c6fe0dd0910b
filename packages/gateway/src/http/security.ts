import type { FastifyInstance, FastifyRequest } from "fastify"
import type { ThirdParties } from "@xl/core/monitoring"
import type { IncomingMessage } from "node:http"

/** Other origins that the pages may talk to or frame, such as a bank connection's. */
export interface Vendors {
  readonly connect: ReadonlyArray<string>
  readonly frame: ReadonlyArray<string>
  readonly script: ReadonlyArray<string>
}

/** As the product ships. */
export const NO_VENDORS: Vendors = { connect: [], frame: [], script: [] }

/** packages/adapters/src/addresses/google-places.ts */
const PLACES = "https://places.googleapis.com"
/** The line of the hosted conversations service, which carries all that its client asks and hears. */
const CONVERSATIONS = "wss://tsock.us1.twilio.com"

/** What each service of other people's needs of the pages' policy; one that is not configured gets nothing. */
export const vendorsOf = (
  { errorReporter, sessionRecorder, tagManager, ...others }: ThirdParties,
  hasHostedConversations = false,
): Vendors => {
  const asked = [others.addressLookup, others.registrationIdentity, others.maps === null ? null : PLACES]
  const tags = tagManager === null ? [] : ["https://www.googletagmanager.com"]
  const recorder = sessionRecorder === null ? [] : ["https://cdn.logrocket.io"]
  return {
    connect: [
      ...(errorReporter === null ? [] : [new URL(errorReporter).origin]),
      ...tags,
      ...(sessionRecorder === null ? [] : ["https://r.logrocket.io"]),
      ...asked.flatMap((url) => (url === null ? [] : [new URL(url).origin])),
      ...(hasHostedConversations ? [CONVERSATIONS] : []),
    ],
    frame: [],
    script: [...tags, ...recorder],
  }
}

const policy = ({ connect, frame, script }: Vendors) =>
  Object.entries({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...script],
    "script-src-attr": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // packages/ui/src/parts/drawing/markup.ts, packages/web/src/emptying.ts; packages/adapters/src/monitoring/scripts.ts, the tag manager's own.
    "trusted-types": ["xl-drawing", "default", ...(script.length > 0 ? ["xl-vendors", "goog#html"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"], // styled-components writes its rules into a style element
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "frame-src": ["'self'", "blob:", ...frame], // a paper beside the form that decides of it, as its bytes said it is
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")

/** What every answer carries. A route that must differ sets its own header first. */
export const secure = (
  app: FastifyInstance,
  { isHttps, vendors }: { readonly isHttps: boolean; readonly vendors: Vendors },
): void => {
  const headers = {
    "content-security-policy": policy(vendors),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  }
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/** Whether a browser may send this: from our own pages, or from no page at all. Other pages could use our visitor's session. */
export const isSameOrigin = (
  { headers }: FastifyRequest | IncomingMessage,
  publicOrigin: string | undefined,
): boolean => {
  const { host, origin } = headers
  if (origin === undefined) return true
  if (publicOrigin !== undefined) return origin === publicOrigin
  return URL.canParse(origin) && new URL(origin).host === host
}

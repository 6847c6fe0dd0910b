import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

/** Days that a browser is known after its last sign-in. */
const KNOWN_DAYS = 180
/** Over https no page that came without may set or change it. */
const nameOf = (isHttps: boolean) => (isHttps ? "__Secure-xl-device" : "xl-device")

/** A nonce and what proves it, both in base64url. */
const PROVED = /^([\w-]{22})\.([\w-]{43})$/

/** The value of a cookie, empty where the header has none of that name. */
const cookieNamed = (name: string, header = ""): string =>
  header
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ""

/** A client as far as signing in is concerned. */
export interface Client {
  readonly address: string
  /** The `cookie` header, if it sent one. */
  readonly cookie?: string | undefined
  /** What its browser calls itself. */
  readonly userAgent?: string | undefined
  /** Hands a `set-cookie` header back; nobody is remembered without. */
  readonly remember?: (header: string) => void
}

/**
 * Browsers in which somebody has signed in before. Guesses made elsewhere lock the account for strangers and leave these alone, so
 * that nobody is kept out by another's guesses; their own are counted for themselves. The cookie proves that and grants nothing.
 * Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
export const devicesOver = (secret: string, { isHttps }: { readonly isHttps: boolean }) => {
  const name = nameOf(isHttps)
  const proofOf = (email: string, nonce: string): string =>
    createHmac("sha256", secret).update(`device|${email}|${nonce}`).digest("base64url")
  /** What the device is counted by, or undefined for one that this account does not know. */
  const known = (email: string, { cookie }: Client): string | undefined => {
    const [, nonce = "", proof = ""] = PROVED.exec(cookieNamed(name, cookie)) ?? []
    const expected = Buffer.from(proofOf(email, nonce))
    return nonce !== "" && timingSafeEqual(Buffer.from(proof), expected) ? nonce : undefined
  }
  return {
    known,
    /** After a sign-in with a password. A new name each time, lest somebody plant one that he knows. */
    remember: (email: string, client: Client): void => {
      const nonce = randomBytes(16).toString("base64url")
      const rules = `Path=/idp; Max-Age=${KNOWN_DAYS * 86_400}; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`
      client.remember?.(`${name}=${nonce}.${proofOf(email, nonce)}; ${rules}`)
    },
  }
}
export type Devices = ReturnType<typeof devicesOver>

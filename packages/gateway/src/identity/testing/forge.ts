import { createHmac, generateKeyPairSync, sign } from "node:crypto"

type Part = Readonly<Record<string, unknown>>
const encoded = (part: unknown) =>
  Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url")
const decodedPart = (token: string, place: number): Part =>
  JSON.parse(Buffer.from(token.split(".")[place] ?? "", "base64url").toString()) as Part

export const claimsOf = (token: string): Part => decodedPart(token, 1)
export const headerOf = (token: string): Part => decodedPart(token, 0)

const stranger = generateKeyPairSync("rsa", { modulusLength: 2_048 })
const curve = generateKeyPairSync("ec", { namedCurve: "P-256" })
/** The attacker's own key, as a key set would publish it. */
export const STRANGERS_KEY = { ...stranger.publicKey.export({ format: "jwk" }), kid: "mine", alg: "RS256", use: "sig" }

const joined = (header: unknown, claims: unknown, seal: (text: Buffer) => string): string => {
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${seal(Buffer.from(text))}`
}

/** Tokens that somebody without our key can make. `claims` may be the text of a JSON object, to say what JSON.stringify cannot. */
export const forge = {
  unsigned: (alg: string, claims: unknown, signature = "") => joined({ alg, typ: "JWT" }, claims, () => signature),
  byStranger: (header: Part, claims: unknown) =>
    joined({ alg: "RS256", typ: "JWT", ...header }, claims, (text) =>
      sign("sha256", text, stranger.privateKey).toString("base64url"),
    ),
  byCurve: (header: Part, claims: unknown) =>
    joined({ alg: "ES256", typ: "JWT", ...header }, claims, (text) =>
      sign("sha256", text, { key: curve.privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url"),
    ),
  byText: (header: Part, claims: unknown, key: string) =>
    joined({ alg: "HS256", typ: "JWT", ...header }, claims, (text) =>
      createHmac("sha256", key).update(text).digest("base64url"),
    ),
}

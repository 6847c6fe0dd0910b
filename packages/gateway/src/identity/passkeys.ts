import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import type { Passkey, PasskeyRows } from "./passkey-rows.ts"
import { MOST_PASSKEYS } from "./passkey-rows.ts"
import type { UserRow } from "./rows.ts"
import { shownEmail } from "./stored-email.ts"
import { denied, limited, WireError } from "./wire-error.ts"

/** Read only when somebody has or wants a passkey: most sign-ins do without. */
const library = () => import("@simplewebauthn/server")

/** One that a browser can carry about: only those it offers by itself, and only after it has asked who is there. */
const SELECTION = { residentKey: "required", userVerification: "required" } as const

/** EdDSA, ES256 and RS256, as COSE numbers them. Source: W3C, Web Authentication Level 3, 5.4, the note on pubKeyCredParams. */
const supportedAlgorithmIDs = [-8, -7, -257]

const texts = t.readonlyArray(t.string)
const Registered = t.type({
  id: t.string,
  rawId: t.string,
  type: t.literal("public-key"),
  authenticatorAttachment: t.union([t.literal("platform"), t.literal("cross-platform"), t.undefined]),
  response: t.type({
    clientDataJSON: t.string,
    attestationObject: t.string,
    transports: t.union([texts, t.undefined]),
  }),
})
const Signed = t.type({
  id: t.string,
  rawId: t.string,
  type: t.literal("public-key"),
  response: t.type({
    clientDataJSON: t.string,
    authenticatorData: t.string,
    signature: t.string,
    userHandle: t.union([t.string, t.null, t.undefined]),
  }),
})

const unsupported = () => new WireError("WebAuthnCredentialNotSupportedException", "The passkey could not be verified.")

const read = <A, O>(codec: t.Type<A, O>, value: unknown): A => {
  const decoded = decode(codec)(value)
  if (Result.isFailure(decoded)) throw unsupported()
  return decoded.success
}

type Transports = NonNullable<
  Parameters<Awaited<ReturnType<typeof library>>["verifyAuthenticationResponse"]>[0]["credential"]["transports"]
>
const transportsOf = ({ transports }: Pick<Passkey, "transports">): Transports => [...transports] as Transports

/** What the pages that ask are served from: a passkey is good there alone. */
export interface RelyingParty {
  /** Such as https://market.example, without a trailing slash. */
  readonly origin: string
}

/** Making and checking passkeys, which are kept in `rows`. Each challenge is the caller's to keep, and good once. */
export const passkeysOver = (rows: PasskeyRows, { origin }: RelyingParty) => {
  const site = { origin, rpID: new URL(origin).hostname }
  return {
    relyingParty: site.rpID,
    ...makingOver(rows, site),
    ...signingOver(rows, site),
    listOf: rows.of,
    remove: rows.remove,
  }
}
export type Passkeys = ReturnType<typeof passkeysOver>

interface Site extends RelyingParty {
  readonly rpID: string
}
const expected = ({ origin, rpID }: Site, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: origin,
  expectedRPID: rpID,
  requireUserVerification: true,
})

const makingOver = (rows: PasskeyRows, site: Site) => ({
  /** What a browser is asked to make. Throws LimitExceededException for an account with as many as one may have. */
  registration: async (user: UserRow) => {
    const kept = await rows.of(user.id)
    if (kept.length >= MOST_PASSKEYS) throw limited()
    const email = shownEmail(user.email)
    return (await library()).generateRegistrationOptions({
      rpName: "XL",
      rpID: site.rpID,
      userID: new TextEncoder().encode(user.id),
      userName: email,
      userDisplayName: email,
      attestationType: "none",
      supportedAlgorithmIDs,
      authenticatorSelection: SELECTION,
      excludeCredentials: kept.map((key) => ({ id: key.credentialId, transports: transportsOf(key) })),
    })
  },
  /** Keeps what the browser made. Throws WebAuthnCredentialNotSupportedException for what does not answer the challenge. */
  register: async (user: UserRow, challenge: string, made: unknown, name: string): Promise<void> => {
    const { authenticatorAttachment, id, rawId, response, type } = read(Registered, made)
    const { verifyRegistrationResponse } = await library()
    const verified = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { ...response, transports: [] } },
      ...expected(site, challenge),
      supportedAlgorithmIDs,
    }).catch(() => null) // what it throws tells how a response was made up
    if (!verified?.verified) throw unsupported()
    const { credential } = verified.registrationInfo
    const isNew = await rows.add({
      credentialId: credential.id,
      userId: user.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: response.transports ?? [],
      attachment: authenticatorAttachment ?? null,
      name,
    })
    if (!isNew) throw unsupported()
  },
})

const signingOver = (rows: PasskeyRows, site: Site) => ({
  /** What a browser is asked to sign: with whichever passkey of this site it has, so that the question tells nobody's passkeys. */
  question: async () =>
    (await library()).generateAuthenticationOptions({
      rpID: site.rpID,
      userVerification: SELECTION.userVerification,
      allowCredentials: [],
    }),
  /** Whose passkey signed. Throws NotAuthorizedException for a signature that does not hold. */
  signedBy: async (challenge: string, signed: unknown): Promise<string> => {
    const { response, ...named } = read(Signed, signed)
    const key = await rows.find(named.id)
    if (!key) throw unproven()
    const { verifyAuthenticationResponse } = await library()
    const { authenticatorData, clientDataJSON, signature } = response
    const verified = await verifyAuthenticationResponse({
      response: { ...named, clientExtensionResults: {}, response: { authenticatorData, clientDataJSON, signature } },
      ...expected(site, challenge),
      credential: {
        id: key.credentialId,
        publicKey: key.publicKey,
        counter: key.counter,
        transports: transportsOf(key),
      },
    }).catch(() => null)
    if (!verified?.verified || !isHandleOf(response.userHandle, key.userId)) throw unproven()
    if (!(await rows.used(key.credentialId, verified.authenticationInfo.newCounter))) throw unproven()
    return key.userId
  },
})

const unproven = () => denied("Passkey verification failed.")
/** A browser that hands no handle over leaves it to the key alone. */
const isHandleOf = (handle: string | null | undefined, userId: string): boolean =>
  typeof handle !== "string" || Buffer.from(handle, "base64url").toString("utf8") === userId

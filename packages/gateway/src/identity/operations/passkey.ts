import type { UserRow } from "../rows.ts"
import { invalid, WireError } from "../wire-error.ts"
import type { Operation, Wire } from "./context.ts"
import { currentSession } from "./session.ts"

const registrationKey = (sessionId: string) => `passkey-registration-${sessionId}`
const NAMES: Readonly<Record<string, string>> = { platform: "This device", "cross-platform": "Security key or phone" }

/** Passkeys of whoever is signed in: made, listed and removed. */
export const passkeyOperations = (wire: Wire): Readonly<Record<string, Operation>> => {
  const { library, lifetimes, passkeys } = wire
  return {
    StartWebAuthnRegistration: async (request) => {
      const { session, user } = await currentSession(wire, request)
      // Whoever opened an account with another's e-mail must not be able to come back once its owner has taken it over.
      if (!user.emailVerified) throw new WireError("UserNotConfirmedException", "Verify your e-mail first.")
      const options = await passkeys.registration(user)
      const { internalAdapter } = await library.$context
      const identifier = registrationKey(session.id)
      await internalAdapter.deleteVerificationByIdentifier(identifier) // the one asked for before is worth nothing
      const expiresAt = new Date(Date.now() + lifetimes.passkeyChallenge * 1_000)
      await internalAdapter.createVerificationValue({ identifier, value: options.challenge, expiresAt })
      return { CredentialCreationOptions: options }
    },
    CompleteWebAuthnRegistration: async (request) => {
      const { session, user } = await currentSession(wire, request)
      const { internalAdapter } = await library.$context
      const challenge = await internalAdapter.consumeVerificationValue(registrationKey(session.id))
      if (!challenge) throw new WireError("WebAuthnChallengeNotFoundException", "The challenge has expired.")
      await passkeys.register(user, challenge.value, request.Credential, nameOf(request.Credential))
      return {}
    },
    ListWebAuthnCredentials: async (request) => {
      const { user } = await currentSession(wire, request)
      return { Credentials: await listed(wire, user) }
    },
    DeleteWebAuthnCredential: async (request) => {
      const { user } = await currentSession(wire, request)
      if (request.CredentialId === undefined) throw invalid()
      if (!(await passkeys.remove(user.id, request.CredentialId)))
        throw new WireError("ResourceNotFoundException", "There is no such passkey.")
      return {}
    },
  }
}

const nameOf = (made: unknown): string => {
  const { authenticatorAttachment } = (made ?? {}) as { readonly authenticatorAttachment?: unknown }
  return NAMES[String(authenticatorAttachment)] ?? "Passkey"
}

const listed = async ({ passkeys }: Wire, user: UserRow): Promise<ReadonlyArray<object>> =>
  (await passkeys.listOf(user.id)).map((key) => ({
    CredentialId: key.credentialId,
    FriendlyCredentialName: key.name,
    RelyingPartyId: passkeys.relyingParty,
    AuthenticatorAttachment: key.attachment,
    AuthenticatorTransports: key.transports,
    CreatedAt: key.createdAt / 1_000,
  }))

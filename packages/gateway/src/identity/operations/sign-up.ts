import { requirePolicy } from "../passwords.ts"
import { randomUUID } from "node:crypto"
import { generatedPassword } from "../generated-password.ts"
import { libraryCode } from "../wire-error.ts"
import { shownEmail } from "../stored-email.ts"
import { emailOf } from "../wire-request.ts"
import { atLeast, type Operation, sentTo, welcome, type Wire } from "./context.ts"

/** Signing up and proving the e-mail: each answers alike whether or not there is an account. */
export const signUpOperations = (wire: Wire): Readonly<Record<string, Operation>> => {
  const { accounts, buckets, floors, library } = wire
  return {
    SignUp: async (request, { address }) => {
      await buckets.takeAddress("signUpAddress", address)
      const email = emailOf(request)
      if (request.Password === undefined && (await wire.options.isPasswordless?.())) return enroll(wire, email)
      const password = request.Password ?? ""
      await requirePolicy(password)
      await buckets.takeAccount("send", email)
      const userId = await atLeast(floors.signUp, signUp(wire, email, password))
      return { UserConfirmed: false, UserSub: userId, ...sentTo(email) }
    },
    ConfirmSignUp: async (request) => {
      const email = emailOf(request)
      await buckets.takeAccount("code", email)
      await library.api.verifyEmailOTP({ body: { email, otp: request.ConfirmationCode ?? "" } })
      await buckets.clearAccount("code", email)
      const user = await accounts.find(email)
      if (user) await welcome(wire, user)
      return {}
    },
    ResendConfirmationCode: async (request) => {
      const email = emailOf(request)
      await buckets.takeAccount("send", email)
      await atLeast(floors.sendCode, resend(wire, email))
      return sentTo(email)
    },
  }
}

/** The id of the new account; a made-up one where the e-mail has an account, whose owner is told by mail. */
const signUp = async (wire: Wire, email: string, password: string): Promise<string> => {
  const userId = await created(wire, email, password)
  await contest(wire, email, password)
  const user = await wire.accounts.find(email)
  // A hook that fails is run again at the first sign-in; failing here would tell a new e-mail from a known one.
  if (user) await wire.accounts.announce(user).catch(wire.options.report)
  return userId
}

/** Two sign-ups of one e-mail at once collide in the database; the second then finds an account, as it would a moment later. */
const created = async ({ library }: Wire, email: string, password: string): Promise<string> => {
  const ask = () => library.api.signUpEmail({ body: { email, password, name: "" } })
  const { user } = await ask().catch((error: unknown) => {
    if (libraryCode(error) === "FAILED_TO_CREATE_USER") return ask()
    throw error
  })
  return user.id
}

/**
 * Somebody may have signed up with an address that is not theirs. When its owner signs up too, with another password, the code
 * would confirm the stranger's password: so the confirmed account has to be reset by mail before anybody signs in.
 */
const contest = async ({ accounts }: Wire, email: string, password: string): Promise<void> => {
  const user = await accounts.find(email)
  const isSame = await accounts.hasPassword(user, password)
  if (user && !isSame && !user.emailVerified) await accounts.flag(user.id, { passwordResetRequired: true })
}

const resend = async ({ accounts, library }: Wire, email: string): Promise<void> => {
  const user = await accounts.find(email)
  if (user && !user.emailVerified) {
    await library.api.sendVerificationOTP({ body: { email, type: "email-verification" } })
  }
}

/**
 * Opens an account with an e-mail alone: its owner may enter at once, and the mail brings the code and a password made up for them. That
 * an e-mail has an account is told here by nature, since nobody can be let into it: its owner is told by mail, as everywhere.
 */
const enroll = async (wire: Wire, email: string): Promise<object> => {
  const { accounts, buckets, floors, lifetimes, proofs } = wire
  await buckets.takeAccount("send", email)
  if (await accounts.find(email)) {
    const mail = { kind: "already-registered", email: shownEmail(email), code: "", minutes: 0 } as const
    await atLeast(floors.signUp, Promise.resolve(wire.options.deliver(mail)))
    return { UserConfirmed: false, UserSub: randomUUID(), ...sentTo(email) }
  }
  const password = generatedPassword()
  const flags = { emailVerified: false, mayEnterUnverified: true, mustChangePassword: true }
  const user = await accounts.create(shownEmail(email), password, flags)
  const code = await wire.library.api.createVerificationOTP({ body: { email, type: "email-verification" } })
  const minutes = Math.ceil(lifetimes.code / 60)
  wire.options.deliver({ kind: "registered", email: shownEmail(email), code, minutes, password })
  const Session = await proofs.give("registered", user.id, lifetimes.newPasswordChallenge)
  return { UserConfirmed: true, UserSub: user.id, Session, ...sentTo(email) }
}

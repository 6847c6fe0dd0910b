import { requirePolicy } from "../passwords.ts"
import { libraryCode } from "../wire-error.ts"
import { emailOf } from "../wire-request.ts"
import { atLeast, type Operation, sentTo, welcome, type Wire } from "./context.ts"

/** Signing up and proving the e-mail: each answers alike whether or not there is an account. */
export const signUpOperations = (wire: Wire): Readonly<Record<string, Operation>> => {
  const { accounts, buckets, floors, library } = wire
  return {
    SignUp: async (request, { address }) => {
      await buckets.takeAddress("signUpAddress", address)
      const email = emailOf(request)
      const password = request.Password ?? ""
      requirePolicy(password)
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

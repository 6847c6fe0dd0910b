import { requirePolicy } from "../passwords.ts"
import { emailOf } from "../wire-request.ts"
import { atLeast, type Operation, sentTo, welcome, type Wire } from "./context.ts"
import { currentSession } from "./session.ts"

/** Forgetting, resetting and changing a password. */
export const passwordOperations = (wire: Wire): Readonly<Record<string, Operation>> => {
  const { accounts, buckets, floors, guesses, library, sessions } = wire
  return {
    ForgotPassword: async (request) => {
      const email = emailOf(request)
      await buckets.takeAccount("send", email)
      await atLeast(floors.sendCode, library.api.requestPasswordResetEmailOTP({ body: { email } }))
      return sentTo(email)
    },
    /** Also confirms the e-mail, unlocks the account and ends every session of it: the library where it is kept, and we where it is remembered. */
    ConfirmForgotPassword: async (request) => {
      const email = emailOf(request)
      const password = request.Password ?? ""
      await requirePolicy(password)
      await buckets.takeAccount("code", email)
      await library.api.resetPasswordEmailOTP({ body: { email, otp: request.ConfirmationCode ?? "", password } })
      await buckets.clearAccount("code", email)
      await guesses.clear("account", email)
      const user = await accounts.find(email)
      if (!user) return {}
      await accounts.flag(user.id, { passwordResetRequired: false, mustChangePassword: false })
      await sessions.endAll(user.id)
      await welcome(wire, user)
      return {}
    },
    /** Ends the user's other sessions; the library's own option for that would end this one too. */
    ChangePassword: async (request) => {
      const { session, user } = await currentSession(wire, request)
      const next = request.ProposedPassword ?? ""
      await requirePolicy(next)
      await guesses.take("device", session.id)
      await library.api.changePassword({
        headers: new Headers({ authorization: `Bearer ${session.token}` }),
        body: { currentPassword: request.PreviousPassword ?? "", newPassword: next },
      })
      await guesses.clear("device", session.id)
      await sessions.endAll(user.id, session.id)
      return {}
    },
  }
}

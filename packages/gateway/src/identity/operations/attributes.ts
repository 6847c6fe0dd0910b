import { atLeast, type Operation, sentTo, welcome, type Wire } from "./context.ts"
import { currentSession } from "./session.ts"
import { invalid } from "../wire-error.ts"
import type { WireRequest } from "../wire-request.ts"

const requireEmail = ({ AttributeName }: WireRequest): void => {
  if (AttributeName !== "email") throw invalid("Only the e-mail can be verified.")
}

/** Verifying the e-mail of somebody who is signed in already. */
export const attributeOperations = (wire: Wire): Readonly<Record<string, Operation>> => {
  const { buckets, floors, library } = wire
  return {
    GetUserAttributeVerificationCode: async (request) => {
      requireEmail(request)
      const { user } = await currentSession(wire, request)
      await buckets.takeAccount("send", user.email)
      const body = { email: user.email, type: "email-verification" as const }
      if (!user.emailVerified) await atLeast(floors.sendCode, library.api.sendVerificationOTP({ body }))
      return sentTo(user.email)
    },
    VerifyUserAttribute: async (request) => {
      requireEmail(request)
      const { user } = await currentSession(wire, request)
      await buckets.takeAccount("code", user.email)
      await library.api.verifyEmailOTP({ body: { email: user.email, otp: request.Code ?? "" } })
      await buckets.clearAccount("code", user.email)
      await welcome(wire, { ...user, emailVerified: true })
      return {}
    },
  }
}

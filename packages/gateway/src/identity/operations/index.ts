/** The operations of a user pool that aws-amplify asks for, each under its name on the wire. */
import { attributeOperations } from "./attributes.ts"
import type { Operation, Wire } from "./context.ts"
import { passkeyOperations } from "./passkey.ts"
import { passwordOperations } from "./password.ts"
import { sessionOperations } from "./session.ts"
import { signInOperations } from "./sign-in.ts"
import { signUpOperations } from "./sign-up.ts"

export type { Wire } from "./context.ts"

export const operationsOver = (wire: Wire): ReadonlyMap<string, Operation> =>
  new Map(
    [
      signUpOperations,
      signInOperations,
      passwordOperations,
      passkeyOperations,
      attributeOperations,
      sessionOperations,
    ].flatMap((group) => Object.entries(group(wire))),
  )

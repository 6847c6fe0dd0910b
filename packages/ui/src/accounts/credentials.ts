import { type Credentials, Email } from "@xl/core/accounts"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import type { AccountForm } from "./form-errors.ts"

/** What a form that was checked asks with. Throws where its e-mail is none. */
export const credentialsOf = ({ email: typed, password }: AccountForm): Credentials => {
  const email = decode(Email)(typed.trim())
  if (Result.isFailure(email)) throw new Error("The form was not checked before it asked")
  return { email: email.success, password }
}

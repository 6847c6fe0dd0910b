import { Result } from "effect"
import { contactTexts } from "./words.ts"
import { ContactFieldsInvalid } from "./errors.ts"
import type { ContactArguments, ContactForm } from "./model.ts"
import { contactFailures, NOT_ASKED, questionFailures } from "./rules.ts"

/** Characters of a message. Longer ones are for a file or a call. */
export const LONGEST_MESSAGE = 5_000

/** Whose names the forms give to what the call names otherwise. */
const CALLED: { readonly [F in keyof ContactForm]: keyof ContactArguments } = {
  name: "name",
  email: "email",
  phone: "phone",
  purpose: "purpose",
  message: "msg",
}

const isFooters = ({ name, phone, purpose }: ContactArguments): boolean =>
  [name, phone, purpose].every((value) => value === NOT_ASKED)

const failuresOf = (question: ContactArguments) => {
  const { email, msg: message, name, phone, purpose } = question
  return isFooters(question)
    ? questionFailures({ email, message })
    : contactFailures({ name, email, phone, purpose, message })
}

/** The question as the operator gets it, or what is wrong with it: the rules of the form that it came from, asked again. */
export const admittedQuestion = (question: ContactArguments): Result.Result<ContactArguments, ContactFieldsInvalid> => {
  const problems = Object.entries(failuresOf(question)).flatMap(([field, why]) =>
    why === null ? [] : [{ field: CALLED[field as keyof ContactForm], message: contactTexts[why] }],
  )
  return problems.length > 0 ? Result.fail(new ContactFieldsInvalid({ problems })) : Result.succeed(question)
}

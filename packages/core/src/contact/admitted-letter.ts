import { Result } from "effect"
import { contactTexts } from "./words.ts"
import { ContactFieldsInvalid } from "./errors.ts"
import { type Letter, letterFailures, type LetterFailure } from "./letter.ts"

/** The letter as it leaves, without blanks around it, or what is wrong with each field. */
export const admittedLetter = (letter: Letter): Result.Result<Letter, ContactFieldsInvalid> => {
  const problems = Object.entries(letterFailures(letter)).flatMap(([field, why]: [string, LetterFailure | null]) =>
    why === null ? [] : [{ field, message: contactTexts[why] }],
  )
  if (problems.length > 0) return Result.fail(new ContactFieldsInvalid({ problems }))
  return Result.succeed({ title: letter.title.trim(), message: letter.message.trim() })
}

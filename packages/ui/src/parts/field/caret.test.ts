import { expect, it } from "vitest"
import { beforeItsEnd, behindItsDigits } from "./caret.ts"

/** The caret is drawn as a bar. */
const place = (placeOf: typeof beforeItsEnd, typed: string, after: string): string => {
  const caret = typed.indexOf("|")
  const at = placeOf(typed.replace("|", ""), caret, after)
  return `${after.slice(0, at)}|${after.slice(at)}`
}

it.each([
  ["1000|", "1,000", "1,000|"],
  ["13|,250,000", "13,250,000", "13|,250,000"],
  ["1,3|250,000", "13,250,000", "13|,250,000"],
  ["1|50,000", "150,000", "1|50,000"],
  ["12|.5", "12.5", "12|.5"],
  ["00|7", "7", "|7"],
])("%s becomes %s with the caret in its place", (typed, after, whole) => {
  expect(place(beforeItsEnd, typed, after)).toBe(whole)
})

it.each([
  ["(2125|", "(212)-5", "(212)-5|"],
  ["(212)-95|55-0142", "(212)-955-5014", "(212)-95|5-5014"],
  ["|(212)-555", "(212)-555", "|(212)-555"],
  ["78x|701", "78701", "78|701"],
])("the mask makes of %s %s with the caret in its place", (typed, after, whole) => {
  expect(place(behindItsDigits, typed, after)).toBe(whole)
})

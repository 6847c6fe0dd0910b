import { expect, it } from "vitest"
import { caretIn } from "./caret.ts"

/** The caret is drawn as a bar. */
const written = (typed: string, after: string): string => {
  const at = caretIn(typed.replace("|", ""), typed.indexOf("|"), after)
  return `${after.slice(0, at)}|${after.slice(at)}`
}

it.each([
  ["1000|", "1,000", "1,000|"],
  ["13|,250,000", "13,250,000", "13|,250,000"],
  ["1,3|250,000", "13,250,000", "13|,250,000"],
  ["1|50,000", "150,000", "1|50,000"],
  ["12|.5", "12.5", "12|.5"],
  ["12.|5", "12.5", "12.|5"],
  ["|7", "7", "|7"],
  ["(2125|", "(212)-5", "(212)-5|"],
  ["(212)-95|55-0142", "(212)-955-5014", "(212)-95|5-5014"],
  ["|(212)-555", "(212)-555", "|(212)-555"],
  ["78x|701", "78701", "78|701"],
])("%s becomes %s with the caret in its place", (typed, after, whole) => {
  expect(written(typed, after)).toBe(whole)
})

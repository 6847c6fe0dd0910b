import { globSync } from "node:fs"
import { LocalizedStringDictionary } from "@internationalized/string"
import { expect, it } from "vitest"
import { OTHER_LANGUAGE } from "./english-alone.ts"

const folders = "node_modules/react-{aria,stately}/dist/private/intl/*/*.mjs"

it("finds the languages of react-aria as it is installed, and leaves English", () => {
  const files = globSync(folders).map((file) => file.replaceAll("\\", "/"))
  const english = files.filter((file) => file.endsWith("/en-US.mjs"))
  const others = files.filter((file) => OTHER_LANGUAGE.test(`/work/${file}`))
  expect(english.length).toBeGreaterThan(10)
  expect(others.length).toBe(files.length - english.length)
})

it("has English said to everybody where no other language is there", () => {
  const said = new LocalizedStringDictionary({ "de-DE": undefined as never, "en-US": { calendar: "Calendar" } })
  expect(said.getStringForLocale("calendar", "de-DE")).toBe("Calendar")
})

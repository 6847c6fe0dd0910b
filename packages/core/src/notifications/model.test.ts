import { expect, it } from "vitest"
import { errorNotice, successNotice, warningNotice } from "./index.ts"

it("says in which tone a message is meant, and what an error is about", () => {
  expect(successNotice("Sent")).toStrictEqual({ tone: "success", text: "Sent", millis: 7_000 })
  expect(warningNotice("Soon")).toStrictEqual({ tone: "warning", text: "Soon", millis: 7_000 })
  expect(errorNotice("Failed")).toStrictEqual({ tone: "error", text: "Failed", millis: 7_000 })
  expect(errorNotice("Failed", "offer")).toStrictEqual({ tone: "error", text: "Failed", millis: 7_000, about: "offer" })
})

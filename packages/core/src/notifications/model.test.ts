import { expect, it } from "vitest"
import {
  errorNotice,
  NOTICE_MILLIS,
  NOTICE_TICK_MILLIS,
  ROLE_NOTICE_MILLIS,
  successNotice,
  warningNotice,
} from "./index.ts"

it("gives a message 7 seconds (ACC-290, ACC-634)", () => expect(NOTICE_MILLIS).toBe(7_000))
it("moves the progress line every 30 ms (ACC-292, ACC-635)", () => expect(NOTICE_TICK_MILLIS).toBe(30))
it("gives a role notice 5 seconds (ACC-294, ACC-636)", () => expect(ROLE_NOTICE_MILLIS).toBe(5_000))
it("says in which tone a message is meant, and what an error is about", () => {
  expect(successNotice("Sent")).toStrictEqual({ tone: "success", text: "Sent", millis: 7_000 })
  expect(warningNotice("Soon")).toStrictEqual({ tone: "warning", text: "Soon", millis: 7_000 })
  expect(errorNotice("Failed")).toStrictEqual({ tone: "error", text: "Failed", millis: 7_000 })
  expect(errorNotice("Failed", "offer")).toStrictEqual({ tone: "error", text: "Failed", millis: 7_000, about: "offer" })
})

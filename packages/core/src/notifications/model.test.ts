import { expect, it } from "vitest"
import { NOTICE_MILLIS, NOTICE_TICK_MILLIS, ROLE_NOTICE_MILLIS } from "./index.ts"

it("gives a message 7 seconds (ACC-290, ACC-634)", () => expect(NOTICE_MILLIS).toBe(7_000))
it("moves the progress line every 30 ms (ACC-292, ACC-635)", () => expect(NOTICE_TICK_MILLIS).toBe(30))
it("gives a role notice 5 seconds (ACC-294, ACC-636)", () => expect(ROLE_NOTICE_MILLIS).toBe(5_000))

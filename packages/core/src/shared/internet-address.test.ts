import { describe, expect, it } from "vitest"
import { InternetAddress } from "./index.ts"

describe("an internet address", () => {
  it.each([
    "192.0.2.7",
    "255.255.255.255",
    "0.0.0.0",
    "249.200.199.99",
    "2001:db8::7",
    "::",
    "::1",
    "2001:db8:0:0:0:0:2:1",
    "FE80::a",
  ])("is %s", (text) => expect(InternetAddress.is(text)).toBe(true))

  it.each(["", "192.0.2", "192.0.2.256", "192.0.2.07", "1.2.3.4.5", "a::b::c", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9"])(
    "is not %j",
    (text) => expect(InternetAddress.is(text)).toBe(false),
  )

  it.each(["1:2:3:4:5:6:7:8::", "1:2::3:4:5::6:7:8", "g::1", "<b>::1", " 192.0.2.7", "::12345"])(
    "is not %j either",
    (text) => expect(InternetAddress.is(text)).toBe(false),
  )
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  chatAsked,
  dialogAsked,
  type ReadParameter,
  registrationDescription,
  registrationTitle,
  utmParameters,
} from "./index.ts"

const of =
  (parameters: { readonly [name: string]: string }): ReadParameter =>
  (name) =>
    parameters[name] ?? null

describe("the registration dialog's words in the address", () => {
  it("have a title with spaces for slashes and underscores (ACC-106)", () => {
    expect(registrationTitle(of({ regtitle: "Join/the_market/today_", regdesc: "other" }))).toBe(
      "Join the market today ",
    )
    expect(registrationTitle(of({ regdesc: "a" }))).toBeNull()
  })

  it("have a description with spaces for slashes and underscores (ACC-107)", () => {
    expect(registrationDescription(of({ regdesc: "Free_for/sellers__now", regtitle: "other" }))).toBe(
      "Free for sellers  now",
    )
    expect(registrationDescription(of({ regtitle: "a" }))).toBeNull()
  })

  it("keep everything else, and change nothing twice", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const once = registrationTitle(() => value) ?? ""
        expect(once.length).toBe(value.length)
        expect(registrationTitle(() => once)).toBe(once)
        expect(once).not.toMatch(/[/_]/)
      }),
    ))
})

describe("a dialog or chat in the address", () => {
  it("registers before it signs in, and only a guest (ACC-100)", () => {
    expect(dialogAsked(of({ user: "", step: "1" }), false)).toBe("register")
    expect(dialogAsked(of({ step: "1" }), false)).toBe("signIn")
    expect(dialogAsked(of({}), false)).toBeNull()
    expect(dialogAsked(of({ user: "x", step: "1" }), true)).toBeNull()
  })

  it("opens a chat at once, or after the sign-in (ACC-100)", () => {
    expect(chatAsked(of({ chat: "CH1" }), true)).toEqual({ chat: "CH1", when: "now" })
    expect(chatAsked(of({ chat: "CH1" }), false)).toEqual({ chat: "CH1", when: "afterSignIn" })
    expect([chatAsked(of({ chat: "" }), true), chatAsked(of({}), true)]).toEqual([null, null])
  })
})

describe("where a visitor came from", () => {
  it("is read from the three parameters", () => {
    expect(utmParameters(of({ utm_source: "mail", utm_campaign: "autumn" }))).toEqual({
      utmSource: "mail",
      utmMedium: null,
      utmCampaign: "autumn",
    })
    expect(utmParameters(of({ utm_medium: "web" }))?.utmMedium).toBe("web")
    expect(utmParameters(of({ other: "x" }))).toBeNull()
  })
})

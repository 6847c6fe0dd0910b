import { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import type { Profile } from "@xl/core/profiles"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { type App, app, type Change, settled } from "../testing/app.ts"
import { ProfileDialogs } from "./profile-dialogs.ts"

let reported: ReadonlyArray<readonly [string, unknown]> = []
const report = (what: string, cause: unknown) => void (reported = [...reported, [what, cause]])
const model = ({ effects, ports, session, snackbars }: App) => {
  reported = []
  return new ProfileDialogs(ports.profiles, session, snackbars, report, effects)
}
const opened = async (who: Profile = aProfile(), change?: Change) => {
  const here = await app({ who }, change)
  return { here, dialogs: model(here) }
}
const ADDRESS = { country: "United States", state: "OH", city: "Columbus", address: "2 High Street", zipCode: "43004" }
const bare = aProfile({ firstName: null, lastName: null, officePhone: null, address: null, companyProfile: [] })

describe("the basic profile", () => {
  it("opens over what is saved, saves, and closes", async () => {
    const { dialogs, here } = await opened(bare)
    dialogs.openBasic()
    expect(dialogs.form).toMatchObject({ firstName: "", officePhone: "" })
    dialogs.type({ firstName: "ann", lastName: "lee", officePhone: "(212)-555-0142" })
    await dialogs.saveBasic()
    expect(dialogs.dialog.tag).toBe("closed")
    expect(here.session.profile).toMatchObject({ firstName: "Ann", lastName: "Lee", officePhone: "2125550142" })
    dialogs.openBasic()
    expect(dialogs.form.officePhone).toBe("(212)-555-0142")
  })

  it("keeps names that are both there read-only (ACC-347)", async () => {
    expect((await opened()).dialogs.isNamed).toBe(true)
    expect((await opened(aProfile({ lastName: " " }))).dialogs.isNamed).toBe(false)
  })

  it("stays open and says at each field what is wrong", async () => {
    const { dialogs } = await opened(bare)
    dialogs.openBasic()
    dialogs.type({ firstName: "A+", officePhone: "1" })
    await dialogs.saveBasic()
    expect(dialogs.dialog.tag).toBe("basic")
    expect(dialogs.errors).toEqual({
      firstName: "Wrong symbols in name",
      lastName: "This field is required",
      officePhone: "Phone must look like (###)-###-####",
    })
    dialogs.type({ lastName: "L" })
    expect(Object.keys(dialogs.errors)).toEqual(["firstName", "officePhone"])
    expect(reported).toEqual([])
  })

  it("keeps what was typed where the line is broken, says so in red and logs it (SEL-423, SEL-438)", async () => {
    const why = new MarketUnavailable({ cause: "down" })
    const broken = () => Effect.fail(why)
    const { dialogs, here } = await opened(bare, ({ profiles }) => ({
      profiles: { ...profiles, updateBasicInfo: broken },
    }))
    dialogs.openBasic()
    dialogs.type({ firstName: "Ann" })
    await dialogs.saveBasic()
    expect([dialogs.dialog.tag, dialogs.form.firstName, dialogs.isSaving]).toEqual(["basic", "Ann", false])
    expect(here.said()).toHaveLength(1)
    expect(here.snackbars.shown).toMatchObject({ tone: "error", text: messageOf(why) })
    expect(reported).toEqual([["Updating User Profile", why]])
  })
})

describe("the whole user profile", () => {
  it("offers what the company said of itself before, beside the usual", async () => {
    const { dialogs } = await opened(aProfile({ companyProfile: ["Bank", "Pension fund"] }))
    expect(dialogs.companyProfiles).toContain("Pension fund")
    expect(dialogs.companyProfiles.filter((kind) => kind === "Bank")).toHaveLength(1)
  })

  it("forgets what is wrong with the address as it is typed", async () => {
    const { dialogs } = await opened(bare)
    dialogs.openUser()
    dialogs.type({ firstName: "Ann", lastName: "Lee", officePhone: "2125550142", companyProfile: ["Bank"] })
    dialogs.type({ address: { ...ADDRESS, zipCode: "1" } })
    await dialogs.saveUser()
    expect(dialogs.errors).toEqual({ zipCode: "Zipcode must be 5 characters" })
    dialogs.type({ address: ADDRESS })
    expect(dialogs.errors).toEqual({})
  })

  it("opens over what is saved, saves all of it, closes and goes on (ACC-170)", async () => {
    const { dialogs, here } = await opened(bare)
    const gone = vi.fn<() => void>()
    dialogs.openUser(gone)
    expect(dialogs.dialog.tag).toBe("user")
    dialogs.type({ firstName: "ann", lastName: "lee", officePhone: "(212)-555-0142", address: ADDRESS })
    await dialogs.saveUser()
    expect([dialogs.dialog.tag, gone.mock.calls.length]).toEqual(["user", 0])
    expect(dialogs.errors).toEqual({ companyProfile: "This field is required" })
    expect(here.session.profile?.firstName).toBeNull()
    dialogs.type({ companyProfile: ["Bank"] })
    await dialogs.saveUser()
    expect([dialogs.dialog.tag, gone.mock.calls.length]).toEqual(["closed", 1])
    expect(here.session.profile).toMatchObject({ firstName: "Ann", address: ADDRESS, companyProfile: ["Bank"] })
  })

  it("marks what is required as the operator says (ACC-361)", async () => {
    expect((await opened()).dialogs.marksRequired).toBe(true)
    const here = await app({ who: aProfile(), operator: { userProfileRequired: false } })
    await settled()
    expect(model(here).marksRequired).toBe(false)
  })
})

import { messageOf } from "@xl/core/messages"
import { UserProfileIncomplete } from "@xl/core/roles"
import { aProfile } from "@xl/testkit/market"
import type { Profile } from "@xl/core/profiles"
import { describe, expect, it } from "vitest"
import { offering } from "../testing/offering.ts"

const shown = async (who: Profile | null, isExpired = false) => {
  const here = await offering(who)
  here.buying.start(isExpired)
  return here
}

describe("the start of buying", () => {
  it("asks a guest to sign in, and whoever has no verified e-mail to verify it", async () => {
    expect((await shown(null)).accountDialogs.dialog).toBe("signIn")
    const { alerts, buyerDialog } = await shown(aProfile({ roles: [] }))
    expect([alerts.shown?.title, alerts.shown?.confirm?.label]).toEqual(["Verify your email", "Verify"])
    expect(buyerDialog.state.tag).toBe("closed")
  })

  it("asks for the whole user profile first, says why, and then goes on (ACC-281)", async () => {
    const here = await shown(aProfile({ companyProfile: [] }))
    expect([here.profileDialogs.dialog.tag, here.said()]).toEqual(["user", [messageOf(new UserProfileIncomplete())]])
    here.profileDialogs.type({ companyProfile: ["Bank"] })
    await here.profileDialogs.saveUser()
    expect(here.buyerDialog.state).toEqual({ tag: "open", step: 1, isExpired: false })
  })

  it("opens the first step that is not done, and where an approval expired the proof of funds (BUY-116)", async () => {
    const { buyerProfile } = aProfile()
    const known = aProfile({ buyerProfile: { ...buyerProfile, purchasingEntity: "Doe LLC" } })
    expect((await shown(known)).buyerDialog.state).toEqual({ tag: "open", step: 2, isExpired: false })
    expect((await shown(aProfile(), true)).buyerDialog.state).toEqual({ tag: "open", step: 3, isExpired: true })
  })
})

import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn } from "../market/stage.ts"

const run = Effect.runPromise

/** The laws of the operator's settings. They hold for everybody, so that what a law changes it puts back. */
export const operatorSettingsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`OperatorSettings through ${way}`, () => {
    let stage: MarketStage
    beforeAll(async () => void (stage = await open()))

    it("are what an administrator made of them, for everybody and at once (SEL-310, SEL-382)", async () => {
      const { settings } = stage.as(await adminOn(stage))
      const before = await run(stage.as(null).settings.read())
      const wanted = {
        ...before,
        userProfileRequired: !before.userProfileRequired,
        userNotificationsCriteriaRequired: !before.userNotificationsCriteriaRequired,
        passwordlessRegistrationEnabled: !before.passwordlessRegistrationEnabled,
        aggregateFunds: "refuse" as const,
        depositIframeProvider: "vopay" as const,
      }
      expect(await run(settings.edit(wanted))).toEqual(wanted)
      expect(await run(stage.as(null).settings.read())).toEqual(wanted)
      expect(await run(settings.edit(before))).toEqual(before)
      expect(await run(stage.as(await personOn(stage)).settings.read())).toEqual(before)
    })

    it("tell whoever is signed in how to pay earnest money by hand, and no guest", async () => {
      const { settings } = stage.as(await adminOn(stage))
      const before = await run(settings.read())
      const depositInstructions = "Wire to First Harbor Bank, account 100. Reference: the loan's name."
      await run(settings.edit({ ...before, depositInstructions }))
      const person = stage.as(await personOn(stage))
      expect((await run(person.settings.read())).depositInstructions).toBe(depositInstructions)
      expect((await run(stage.as(null).settings.read())).depositInstructions).toBe("")
      expect(await run(settings.edit(before))).toEqual(before)
    })

    it("take how a buyer pays by hand in up to 2,000 characters, and stay as they were beyond", async () => {
      const { settings } = stage.as(await adminOn(stage))
      const before = await run(settings.read())
      const most = "é".repeat(2_000)
      expect((await run(settings.edit({ ...before, depositInstructions: most }))).depositInstructions).toBe(most)
      expect(await refusalOf(settings.edit({ ...before, depositInstructions: `${most}.` }))).toBe(
        "DepositInstructionsTooLong",
      )
      expect((await run(settings.read())).depositInstructions).toBe(most)
      await run(settings.edit(before))
    })

    it("name the state whose law governs the agreements that are prepared from then on", async () => {
      const admin = await adminOn(stage)
      const { settings } = stage.as(admin)
      const before = await run(settings.read())
      await run(settings.edit({ ...before, governingState: "NV" }))
      expect((await run(stage.as(null).settings.read())).governingState).toBe("NV")
      expect((await run(settings.edit(before))).governingState).toBe(before.governingState ?? "NV")
    })

    it("let no money move by itself where nobody is there to move it, and stay as they were", async () => {
      const { settings } = stage.as(await adminOn(stage))
      const before = await run(settings.read())
      const wanted = { ...before, autoDeposit: true, userProfileRequired: !before.userProfileRequired }
      expect(await refusalOf(settings.edit(wanted))).toBe("PaymentProviderMissing")
      expect(await run(settings.read())).toEqual(before)
    })

    it("are changed by administrators alone", async () => {
      const before = await run(stage.as(null).settings.read())
      const wanted = { ...before, userProfileRequired: !before.userProfileRequired }
      expect(await refusalOf(stage.as(null).settings.edit(wanted))).toBe("SignInRequired")
      const refused = await run(Effect.flip(stage.as(await personOn(stage)).settings.edit(wanted)))
      expect(refused).toMatchObject({ _tag: "RoleMissing", operation: "editSettings" })
      expect(await run(stage.as(null).settings.read())).toEqual(before)
    })
  })

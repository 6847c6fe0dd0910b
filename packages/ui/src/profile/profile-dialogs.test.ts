import { type LocalFile, MOST_FILE_BYTES } from "@xl/core/documents"
import { MarketUnavailable } from "@xl/core/market"
import { messageOf } from "@xl/core/messages"
import type { Profile } from "@xl/core/profiles"
import { aBuyer, aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { type App, app, type Change, settled } from "../testing/app.ts"
import { ProfileDialogs } from "./profile-dialogs.ts"

let reported: ReadonlyArray<readonly [string, unknown]> = []
const report = (what: string, cause: unknown) => void (reported = [...reported, [what, cause]])
const model = ({ effects, ports, session, snackbars }: App) => {
  reported = []
  return new ProfileDialogs(ports.profiles, ports.roleRequests, ports.documents, session, snackbars, report, effects)
}
const opened = async (who: Profile = aProfile(), change?: Change) => {
  const here = await app({ who }, change)
  return { here, dialogs: model(here) }
}
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])
const file = (change: Partial<LocalFile> = {}): LocalFile => ({
  name: "funds.pdf",
  type: "application/pdf",
  size: PDF.length,
  bytes: async () => PDF,
  ...change,
})
const ADDRESS = { country: "United States", state: "OH", city: "Columbus", address: "2 High Street", zipCode: "43004" }
const bare = aProfile({ firstName: null, lastName: null, officePhone: null, address: null, companyProfile: [] })
const stepOf = ({ dialog }: ProfileDialogs) => (dialog.tag === "buyer" ? dialog.step : dialog.tag)

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

describe("the buyer profile", () => {
  it("goes through about you, entity and proof of funds (ACC-167, BUY-057)", async () => {
    const { dialogs, here } = await opened(bare)
    dialogs.openBuyer(false)
    expect(stepOf(dialogs)).toBe(1)
    dialogs.type({ firstName: "Ann", lastName: "Lee", officePhone: "2125550142", address: ADDRESS })
    dialogs.type({ companyName: "Lee", jobTitle: "Partner", companyProfile: ["Bank"] })
    await dialogs.next()
    expect([stepOf(dialogs), dialogs.errors]).toEqual([2, {}])
    dialogs.type({ purchasingEntity: "Lee LLC", purchasingEntityAddress: ADDRESS })
    await dialogs.next()
    expect(stepOf(dialogs)).toBe(3)
    expect(here.session.profile).toMatchObject({ firstName: "Ann", address: ADDRESS, companyProfile: ["Bank"] })
    expect(here.session.profile?.buyerProfile.purchasingEntity).toBe("Lee LLC")
    dialogs.go(2)
    expect(stepOf(dialogs)).toBe(2)
  })

  it("stays on a step whose value is refused, and forgets the word as the address is typed", async () => {
    const { dialogs } = await opened(bare)
    dialogs.openBuyer(false)
    dialogs.type({
      firstName: "Ann",
      lastName: "Lee",
      officePhone: "2125550142",
      address: { ...ADDRESS, zipCode: "1" },
      companyProfile: ["Bank"],
    })
    await dialogs.next()
    expect([stepOf(dialogs), dialogs.errors]).toEqual([1, { zipCode: "Zipcode must be 5 characters" }])
    dialogs.type({ address: ADDRESS })
    expect(dialogs.errors).toEqual({})
  })

  it("offers what the company said of itself before, beside the usual", async () => {
    const { dialogs } = await opened(aProfile({ companyProfile: ["Bank", "Pension fund"] }))
    expect(dialogs.companyProfiles).toContain("Pension fund")
    expect(dialogs.companyProfiles.filter((kind) => kind === "Bank")).toHaveLength(1)
  })

  it("starts at the proof of funds where the rest is there, or the approval is over (BUY-116)", async () => {
    const whole = await opened()
    whole.dialogs.openBuyer(false)
    expect(whole.dialogs.dialog).toEqual({ tag: "buyer", step: 3, isExpired: false })
    const { dialogs } = await opened(bare)
    dialogs.openBuyer(true)
    expect(dialogs.dialog).toEqual({ tag: "buyer", step: 3, isExpired: true })
  })
})

describe("a proof of funds", () => {
  it("is uploaded, put into the profile and requested; then the profile is under review (ACC-559)", async () => {
    const { dialogs, here } = await opened()
    dialogs.openBuyer(false)
    dialogs.send(file())
    await expect.poll(() => dialogs.upload.tag).toBe("sent")
    await dialogs.request()
    expect(dialogs.dialog.tag).toBe("closed")
    expect(here.said()).toEqual(["Your request has been sent successfully."])
    expect(dialogs.isUnderReview).toBe(true)
    expect([...here.market.home.memory.rows.roleRequests.values()]).toMatchObject([
      { type: "ApprovedBuyers", status: "Draft", documents: [{ name: "funds.pdf" }] },
    ])
  })

  it("of 5,000,000 bytes passes, one byte more is refused before it is sent (ACC-398)", async () => {
    const { dialogs } = await opened()
    dialogs.openBuyer(false)
    dialogs.send(file({ size: MOST_FILE_BYTES + 1, name: "big.pdf" }))
    expect(MOST_FILE_BYTES).toBe(5_000_000)
    expect(dialogs.upload).toEqual({ tag: "refused", name: "big.pdf", said: "File size must not exceed 5MB" })
    dialogs.send(file({ size: MOST_FILE_BYTES }))
    await expect.poll(() => dialogs.upload.tag).toBe("sent")
  })

  it("that the service refuses says why", async () => {
    const { dialogs } = await opened()
    dialogs.openBuyer(false)
    dialogs.send(file({ name: "funds.txt", bytes: async () => new Uint8Array([1, 2, 3]) }))
    await expect.poll(() => dialogs.upload.tag).toBe("refused")
    expect(dialogs.upload).toMatchObject({ said: "This file is not a PDF, PNG or JPEG." })
  })

  it("can be cancelled on its way: nothing arrives", async () => {
    let isInterrupted = false
    const { dialogs } = await opened(aProfile(), ({ documents }) => ({
      documents: {
        ...documents,
        upload: (_file, progress) => {
          progress(0.4)
          return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (isInterrupted = true)))
        },
      },
    }))
    dialogs.openBuyer(false)
    dialogs.send(file())
    expect(dialogs.upload).toEqual({ tag: "sending", name: "funds.pdf", size: PDF.length, done: 0.4 })
    dialogs.cancelUpload()
    await settled()
    expect([dialogs.upload.tag, isInterrupted]).toEqual(["none", true])
  })

  it("must be there before it is requested", async () => {
    const { dialogs, here } = await opened()
    dialogs.openBuyer(false)
    await dialogs.request()
    expect(dialogs.errors).toEqual({ proofOfFunds: "Please upload a proof of funds first." })
    expect(here.market.home.memory.rows.roleRequests.size).toBe(0)
  })

  it("waits for a whole profile: the snackbar says so, step 1 opens (ACC-281)", async () => {
    const { dialogs, here } = await opened(bare)
    dialogs.openBuyer(true)
    dialogs.send(file())
    await expect.poll(() => dialogs.upload.tag).toBe("sent")
    await dialogs.request()
    expect([stepOf(dialogs), dialogs.upload.tag]).toEqual([1, "sent"])
    expect(here.said()[0]).toContain("in it's entirety")
    expect(here.market.home.memory.rows.roleRequests.size).toBe(0)
  })

  it("keeps the dialog up where the request is refused", async () => {
    const { dialogs, here } = await opened(aBuyer(), ({ roleRequests }) => ({
      roleRequests: {
        ...roleRequests,
        createBuyerRequest: () => Effect.fail(new MarketUnavailable({ cause: "down" })),
      },
    }))
    dialogs.openBuyer(false)
    dialogs.send(file())
    await expect.poll(() => dialogs.upload.tag).toBe("sent")
    await dialogs.request()
    expect([stepOf(dialogs), here.said().length, dialogs.isUnderReview]).toEqual([3, 1, false])
  })
})

describe("the whole user profile", () => {
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

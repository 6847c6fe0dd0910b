import { type LocalFile, MOST_FILE_BYTES } from "@xl/core/documents"
import { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import type { Profile } from "@xl/core/profiles"
import { aBuyer, aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change, settled } from "../testing/app.ts"
import { BuyerDialog } from "./buyer-dialog.ts"
import { ProfileDialogs } from "./profile-dialogs.ts"

const opened = async (who: Profile = aProfile(), change?: Change) => {
  const here = await app({ who }, change)
  const reported: Array<readonly [string, unknown]> = []
  const report = (what: string, cause: unknown) => void reported.push([what, cause])
  const { effects, ports, session, snackbars } = here
  const dialogs = new ProfileDialogs(ports.profiles, session, snackbars, report, effects)
  const { documents, profiles, roleRequests } = ports
  const dialog = new BuyerDialog(profiles, roleRequests, documents, dialogs, session, snackbars, report)
  return { here, dialogs, dialog, reported }
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
const bare = aProfile({ companyProfile: [] })
const stepOf = ({ state }: BuyerDialog) => (state.tag === "open" ? state.step : state.tag)
const requestsOf = ({ here }: Awaited<ReturnType<typeof opened>>) => [
  ...here.market.home.memory.rows.roleRequests.values(),
]
const sent = async (dialog: BuyerDialog) => {
  dialog.send(file())
  await expect.poll(() => dialog.proof.upload.tag).toBe("sent")
}

describe("the buyer profile", () => {
  it("goes through entity, managing member and proof of funds, and saves each (ACC-167, BUY-057, ACC-169)", async () => {
    const { dialog, here } = await opened()
    dialog.open(1, false)
    dialog.type({ purchasingEntity: "Lee LLC", purchasingEntityAddress: ADDRESS })
    await dialog.next()
    expect([stepOf(dialog), dialog.errors, dialog.done]).toEqual([2, {}, { 1: true, 2: false, 3: false }])
    expect(dialog.form.mmgpAddress).toEqual(ADDRESS)
    dialog.type({ mmgpFirstName: "ann", mmgpLastName: "lee" })
    await dialog.next()
    expect([stepOf(dialog), dialog.done]).toEqual([3, { 1: true, 2: true, 3: false }])
    expect(here.session.profile?.buyerProfile).toMatchObject({
      purchasingEntity: "Lee LLC",
      purchasingEntityAddress: ADDRESS,
      mmgpFirstName: "Ann",
      mmgpLastName: "Lee",
      mmgpAddress: ADDRESS,
    })
    dialog.go(2)
    expect(stepOf(dialog)).toBe(2)
  })

  it("stays on a step whose value is refused, and forgets the word as the field is typed", async () => {
    const { dialog } = await opened()
    dialog.open(1, false)
    dialog.type({ purchasingEntity: "Lee;", purchasingEntityAddress: { ...ADDRESS, zipCode: "1" } })
    await dialog.next()
    expect(stepOf(dialog)).toBe(1)
    expect(dialog.errors).toEqual({
      purchasingEntity: "Wrong symbols in name",
      zipCode: "Zipcode must be 5 characters",
    })
    dialog.type({ purchasingEntityAddress: ADDRESS })
    expect(dialog.errors).toEqual({ purchasingEntity: "Wrong symbols in name" })
    dialog.go(2)
    dialog.type({ mmgpFirstName: "Ann", mmgpAddress: { ...ADDRESS, city: "" } })
    await dialog.next()
    expect([stepOf(dialog), dialog.memberAddressErrors]).toEqual([2, { city: "This field is required" }])
    expect(dialog.errors["mmgpLastName"]).toBe("This field is required")
    dialog.type({ mmgpAddress: ADDRESS })
    expect(dialog.memberAddressErrors).toEqual({})
  })

  it("keeps what was typed when it is closed, for its owner alone", async () => {
    const { dialog, here } = await opened()
    dialog.open(1, false)
    dialog.type({ purchasingEntity: "Half a na" })
    dialog.close()
    expect([dialog.state.tag, here.session.profile?.buyerProfile.purchasingEntity]).toEqual(["closed", null])
    dialog.open(1, false)
    expect(dialog.form.purchasingEntity).toBe("Half a na")
    dialog.close()
    await here.session.signOut()
    dialog.open(1, false)
    expect(dialog.state.tag).toBe("closed")
  })

  it("says a broken line in red, logs it and keeps what was typed (SEL-423)", async () => {
    const why = new MarketUnavailable({ cause: "down" })
    const { dialog, here, reported } = await opened(aProfile(), ({ profiles }) => ({
      profiles: { ...profiles, updatePurchaseEntity: () => Effect.fail(why) },
    }))
    dialog.open(1, false)
    dialog.type({ purchasingEntity: "Lee LLC", purchasingEntityAddress: ADDRESS })
    await dialog.next()
    expect([stepOf(dialog), dialog.form.purchasingEntity, dialog.isSaving]).toEqual([1, "Lee LLC", false])
    expect([here.said(), reported]).toEqual([[messageOf(why)], [["Updating User Profile", why]]])
  })

  it("shows the papers that were filed, and why a request was declined", async () => {
    const who = aProfile()
    const paper = (key: string) => ({
      name: `${key}.pdf`,
      key,
      type: "application/pdf",
      dataOwnerId: who.id,
      dateModified: who.creationDate,
    })
    const buyerProfile = {
      ...who.buyerProfile,
      pofDocument: [paper("b"), paper("a")],
      declineReason: "Dated last year.",
    }
    const { dialog } = await opened({ ...who, buyerProfile })
    expect([dialog.papers.map(({ name }) => name), dialog.declineReason]).toEqual([
      ["b.pdf", "a.pdf"],
      "Dated last year.",
    ])
    const fresh = await opened(who)
    expect([fresh.dialog.papers, fresh.dialog.declineReason, fresh.dialog.done[3]]).toEqual([[], null, false])
  })
})

describe("a proof of funds", () => {
  it("is uploaded, put into the profile and requested; then the profile is under review (ACC-559)", async () => {
    const here = await opened()
    const { dialog } = here
    dialog.open(3, false)
    await sent(dialog)
    await dialog.request()
    expect(dialog.state.tag).toBe("closed")
    expect(here.here.said()).toEqual(["Your request has been sent successfully."])
    expect([dialog.isUnderReview, dialog.papers.map(({ name }) => name)]).toEqual([true, ["funds.pdf"]])
    expect(requestsOf(here)).toMatchObject([
      { type: "ApprovedBuyers", status: "Draft", documents: [{ name: "funds.pdf" }] },
    ])
  })

  it("takes along what was typed in the steps before and not saved, or leads back to what is wrong with it", async () => {
    const here = await opened()
    const { dialog } = here
    dialog.open(1, false)
    dialog.type({ purchasingEntity: "Lee;", purchasingEntityAddress: ADDRESS })
    dialog.go(2)
    dialog.type({ mmgpFirstName: "ann", mmgpLastName: "lee" })
    dialog.go(3)
    await sent(dialog)
    await dialog.request()
    expect([stepOf(dialog), dialog.errors, requestsOf(here)]).toEqual([
      1,
      { purchasingEntity: "Wrong symbols in name" },
      [],
    ])
    dialog.type({ purchasingEntity: "Lee LLC", mmgpLastName: "" })
    await dialog.request()
    expect([stepOf(dialog), dialog.errors]).toEqual([2, { mmgpLastName: "This field is required" }])
    dialog.type({ mmgpLastName: "lee" })
    await dialog.request()
    expect([dialog.state.tag, requestsOf(here).length]).toEqual(["closed", 1])
    expect(here.here.session.profile?.buyerProfile).toMatchObject({ purchasingEntity: "Lee LLC", mmgpLastName: "Lee" })
  })

  it("of 5,000,000 bytes passes, one byte more is refused before it is sent (ACC-398)", async () => {
    const { dialog } = await opened()
    dialog.open(3, false)
    dialog.send(file({ size: MOST_FILE_BYTES + 1, name: "big.pdf" }))
    expect(MOST_FILE_BYTES).toBe(5_000_000)
    expect(dialog.proof.upload).toEqual({ tag: "refused", name: "big.pdf", said: "File size must not exceed 5MB" })
    dialog.send(file({ size: MOST_FILE_BYTES }))
    await expect.poll(() => dialog.proof.upload.tag).toBe("sent")
  })

  it("that the service refuses says why", async () => {
    const { dialog } = await opened()
    dialog.open(3, false)
    dialog.send(file({ name: "funds.txt", bytes: async () => new Uint8Array([1, 2, 3]) }))
    await expect.poll(() => dialog.proof.upload.tag).toBe("refused")
    expect(dialog.proof.upload).toMatchObject({ said: "This file is not a PDF, PNG or JPEG." })
  })

  it("can be cancelled on its way: nothing arrives", async () => {
    let isInterrupted = false
    const { dialog } = await opened(aProfile(), ({ documents }) => ({
      documents: {
        ...documents,
        upload: (_file, progress) => {
          progress(0.4)
          return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (isInterrupted = true)))
        },
      },
    }))
    dialog.open(3, false)
    dialog.send(file())
    expect(dialog.proof.upload).toEqual({ tag: "sending", name: "funds.pdf", size: PDF.length, done: 0.4 })
    dialog.proof.cancel()
    await settled()
    expect([dialog.proof.upload.tag, isInterrupted]).toEqual(["none", true])
  })

  it("must be there before it is requested", async () => {
    const here = await opened()
    here.dialog.open(3, false)
    await here.dialog.request()
    expect(here.dialog.errors).toEqual({ proofOfFunds: "Please upload a proof of funds first." })
    expect(requestsOf(here)).toEqual([])
  })

  it("waits for a whole user profile: the snackbar says so, its dialog opens and leads back (ACC-281)", async () => {
    const here = await opened(bare)
    const { dialog, dialogs } = here
    dialog.open(3, true)
    await sent(dialog)
    await dialog.request()
    expect([dialog.state.tag, dialogs.dialog.tag, dialog.proof.upload.tag]).toEqual(["closed", "user", "sent"])
    expect(here.here.said()[0]).toContain("in it's entirety")
    expect(requestsOf(here)).toEqual([])
    dialogs.type({ companyProfile: ["Bank"] })
    await dialogs.saveUser()
    expect([dialog.state, dialogs.dialog.tag]).toEqual([{ tag: "open", step: 3, isExpired: true }, "closed"])
    await dialog.request()
    expect(requestsOf(here)).toHaveLength(1)
  })

  it("keeps the dialog up where the request is refused", async () => {
    const { dialog, here } = await opened(aBuyer(), ({ roleRequests }) => ({
      roleRequests: {
        ...roleRequests,
        createBuyerRequest: () => Effect.fail(new MarketUnavailable({ cause: "down" })),
      },
    }))
    dialog.open(3, false)
    await sent(dialog)
    await dialog.request()
    expect([stepOf(dialog), here.said().length, dialog.isUnderReview, dialog.isSaving]).toEqual([3, 1, false, false])
  })
})

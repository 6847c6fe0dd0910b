import { titleOf } from "@xl/core/assets"
import type { LegalDocumentType } from "@xl/core/legal-documents"
import type { Profile } from "@xl/core/profiles"
import { Cents, dayOf, must } from "@xl/core/shared"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aPdf } from "../documents/index.ts"
import { refusalOf } from "../market/sale.ts"
import { buyerOn, completeDraftOn, listingOn, personOn } from "../market/stage.ts"
import { aBid } from "../offers/examples.ts"
import type { ActivityScene } from "./activity-laws.ts"

const run = Effect.runPromise

const waiting = ({ admin, stage }: ActivityScene) => run(stage.as(admin).deals.waiting())

const changeLaws = (here: () => ActivityScene): void => {
  const waits = () => waiting(here())

  it("counts a change of a published listing until it is decided", async () => {
    const { admin, seller, stage } = here()
    const [id, asSeller] = [await listingOn(stage, seller, admin), stage.as(seller)]
    const { changeRequests, publications } = await waits()
    const { noteOverview } = await run(asSeller.catalog.find(id))
    const totalPayoff = must(Cents, 11_000_000_00)
    await run(asSeller.listings.edit(id, { noteOverview: { ...noteOverview, totalPayoff } }))
    expect(await waits()).toMatchObject({ changeRequests: changeRequests + 1, publications })
    const { latest } = await run(asSeller.changeRequests.ofListing(id))
    if (latest === null) throw new Error("No request was filed")
    await run(stage.as(admin).changeRequests.decline(latest.id, latest.version, "Not so"))
    expect(await waits()).toMatchObject({ changeRequests, publications })
  })
}

const saleLaws = (here: () => ActivityScene): void => {
  const waits = () => waiting(here())

  /** A listing that the buyer has won. */
  const won = async (buyer: Profile) => {
    const { admin, seller, stage } = here()
    const [id, { offers }] = [await listingOn(stage, seller, admin), stage.as(buyer)]
    const bid = await run(Effect.flatMap(offers.create(aBid([{ id }])), (draft) => offers.publish(draft.id)))
    await run(stage.as(seller).listings.closeCallForOffers(id))
    await run(stage.as(seller).offers.selectWinner(bid.id))
    return { id, bid: bid.id }
  }

  it("counts a listing whose documents failed, once for all of them, until none has", async () => {
    const { stage } = here()
    const buyer = await buyerOn(stage)
    const { bid } = await won(buyer)
    const { legalDocuments } = stage.as(buyer)
    const made = async (types: ReadonlyArray<LegalDocumentType>, by: Profile) => {
      await stage.add(by)
      for (const type of types) await run(legalDocuments.generate(bid, type))
      await stage.makeLegalDocuments()
      return (await waits()).failedDocuments
    }
    const { failedDocuments } = await waits()
    expect(await made(["LPA", "SS"], { ...buyer, firstName: null, lastName: null })).toBe(failedDocuments + 1)
    expect(await made(["LPA"], buyer)).toBe(failedDocuments + 1)
    expect(await made(["SS"], buyer)).toBe(failedDocuments)
  })

  it("names the listing whose canceled sale leaves a deposit to decide on", async () => {
    const { admin, stage } = here()
    const { bid, id } = await won(await buyerOn(stage))
    const ports = stage.as(admin)
    await run(ports.offers.recordManualTransfer(bid, "fund", "wire 1", dayOf(stage.now())))
    const { deposits } = await waits()
    await run(ports.offers.cancel(bid, "The buyer defaulted"))
    const { mainInfo } = await run(ports.catalog.find(id))
    expect((await waits()).deposits).toEqual([...deposits, { assetId: id, title: titleOf({ mainInfo }) }])
  })
}

/** The laws of what an administrator is told waits. */
export const waitingLaws = (here: () => ActivityScene): void => {
  const waits = () => waiting(here())

  it("counts a publication from its request to its decision", async () => {
    const { admin, seller, stage } = here()
    const { publications } = await waits()
    const { id } = await completeDraftOn(stage, seller)
    expect((await waits()).publications).toBe(publications)
    const { version } = await run(stage.as(seller).listings.requestPublish(id))
    expect((await waits()).publications).toBe(publications + 1)
    await run(stage.as(admin).listings.approve(id, version ?? 0))
    expect((await waits()).publications).toBe(publications)
  })

  it("counts a buyer's request until it is decided", async () => {
    const { admin, stage } = here()
    const { buyerRequests, sellerRequests } = await waits()
    const ports = stage.as(await personOn(stage))
    const paper = await run(ports.documents.upload(aPdf(), () => undefined))
    await run(ports.profiles.updateProofOfFunds([paper]))
    const { id } = await run(ports.roleRequests.createBuyerRequest([paper], null))
    expect(await waits()).toMatchObject({ buyerRequests: buyerRequests + 1, sellerRequests })
    await run(stage.as(admin).roleRequests.decline(id, "Not legible"))
    expect(await waits()).toMatchObject({ buyerRequests, sellerRequests })
  })

  changeLaws(here)
  saleLaws(here)

  it("tells it to administrators alone", async () => {
    const { seller, stage } = here()
    expect(await refusalOf(stage.as(seller).deals.waiting())).toBe("RoleMissing")
    expect(await refusalOf(stage.as(null).deals.waiting())).toBe("SignInRequired")
  })
}

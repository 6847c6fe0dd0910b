import { Effect } from "effect"
import { expect, it } from "vitest"
import { aPdf } from "../documents/index.ts"
import { refusalOf } from "../market/sale.ts"
import { completeDraftOn, personOn } from "../market/stage.ts"
import type { ActivityScene } from "./activity-laws.ts"

const run = Effect.runPromise

/** The laws of what an administrator is told waits. */
export const waitingLaws = (here: () => ActivityScene): void => {
  const waits = () => run(here().stage.as(here().admin).deals.waiting())

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

  it("tells it to administrators alone", async () => {
    const { seller, stage } = here()
    expect(await refusalOf(stage.as(seller).deals.waiting())).toBe("RoleMissing")
    expect(await refusalOf(stage.as(null).deals.waiting())).toBe("SignInRequired")
  })
}

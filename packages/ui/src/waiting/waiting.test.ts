import { AdminWaiting } from "@xl/core/deals"
import { MarketUnavailable } from "@xl/core/kernel"
import { must } from "@xl/core/shared"
import { anAsset, anAssetId } from "@xl/testkit/assets"
import { anAdmin, aSeller } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { WaitingModel } from "./waiting-model.ts"

const pending = anAsset({ registrationStatus: "pending" })
const sold = anAsset({ id: anAssetId(2), status: "Published" })
const canceled = anOffer({
  status: "Canceled",
  assets: anOffer().assets.map((asset) => ({ ...asset, id: sold.id })),
})
const seed = {
  assets: [pending, sold],
  offers: [{ ...canceled, deposit: { ...canceled.deposit, decision: "open" as const } }],
  profiles: [aSeller()],
}

it("an administrator is told what waits everywhere, and hears of each decision at once", async () => {
  const { ports, session } = await app({ who: anAdmin(), seed })
  const model = new WaitingModel(ports.deals, session)
  const stop = model.follow()
  await expect
    .poll(() => model.lines?.map(({ said }) => said))
    .toEqual(["1 publication request", `Deposit to decide: ${sold.mainInfo.title ?? sold.mainInfo.name}`])
  expect(model.counts).toEqual({ "Admin Assets": 2, "Admin Buyers": 0, "Failed documents": 0 })
  await Effect.runPromise(ports.listings.approve(pending.id, pending.version))
  await expect.poll(() => model.counts["Admin Assets"]).toBe(1)
  stop()
})

it("an administrator reads of each kind that waits how much it is, and finds it counted behind its tab", async () => {
  const { ports, session } = await app({ who: anAdmin() })
  const counted = { publications: 1, changeRequests: 2, buyerRequests: 4, sellerRequests: 8, failedDocuments: 16 }
  const deposits = [{ assetId: sold.id, title: "Cedar Park" }]
  const waiting = () => Effect.succeed(must(AdminWaiting, { ...counted, deposits }))
  const model = new WaitingModel({ ...ports.deals, waiting }, session)
  await model.again()
  expect(model.lines?.map(({ href, said }) => [said, href])).toEqual([
    ["1 publication request", "/admin/asset-approval"],
    ["2 change requests", "/admin/change-requests"],
    ["4 buyer requests", "/admin/buyers/requests"],
    ["8 seller requests", "/admin/buyers/requests"],
    ["16 listings with failed documents", "/admin/failed-documents"],
    ["Deposit to decide: Cedar Park", `/admin/deal/${sold.id}`],
  ])
  expect(model.counts).toEqual({ "Admin Assets": 4, "Admin Buyers": 12, "Failed documents": 16 })
})

it("what waits stays shown while it is counted again, and says where it does not come", async () => {
  const { ports, session } = await app({ who: anAdmin(), seed })
  let isDown = false
  const waiting = () => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : ports.deals.waiting())
  const model = new WaitingModel({ ...ports.deals, waiting }, session)
  expect([model.lines, model.counts]).toEqual([null, {}])
  await model.again()
  isDown = true
  const again = model.again()
  expect(model.lines).toHaveLength(2)
  await again
  expect(model.listed.tag).toBe("failed")
})

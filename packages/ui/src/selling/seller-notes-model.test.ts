import { MarketUnavailable } from "@xl/core/kernel"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { SellerNotesModel } from "./seller-notes-model.ts"

const { asset, offers } = standingIn("CallForOffers")
const seed = { assets: [asset], offers, profiles: [aSeller(), aBuyer(), aBuyer(2)] }
const opened = async () => {
  const { ports, said, snackbars } = await app({ who: aSeller(), seed })
  const [offer] = await Effect.runPromise(ports.offers.onAsset(asset.id))
  if (!offer) throw new Error("The asset has no offer")
  return { offer, ports, said, snackbars }
}

it("saves what a seller notes on an offer", async () => {
  const { offer, ports, said, snackbars } = await opened()
  const model = new SellerNotesModel(ports.offers, snackbars)
  expect([model.notesOn(offer), model.isChanged(offer)]).toEqual(["", false])
  model.type(offer, "Ask for a reference.")
  expect(model.isChanged(offer)).toBe(true)
  let saved = 0
  await model.save(offer, () => (saved += 1))
  expect([saved, said()]).toEqual([1, ["Your notes are saved."]])
  const after = await Effect.runPromise(ports.offers.find(offer.id))
  expect([after.sellerNotes, model.isChanged(after)]).toEqual(["Ask for a reference.", false])
})

it("keeps what was typed where it could not be saved, and says why", async () => {
  const { offer, ports, said, snackbars } = await opened()
  const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
  const model = new SellerNotesModel({ ...ports.offers, note: down }, snackbars)
  model.type(offer, "Ask for a reference.")
  await model.save(offer, () => expect.unreachable())
  expect([model.notesOn(offer), model.error !== null, model.isSaving, said()]).toEqual([
    "Ask for a reference.",
    true,
    false,
    [],
  ])
})

import type { AssetEdit, AssetView } from "@xl/core/assets"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { completeDraftOn, type MarketStage } from "../../market/stage.ts"
import { anAsset } from "../examples.ts"

const run = Effect.runPromise

type LeavesOut = (draft: AssetView) => AssetEdit

const main =
  (field: keyof AssetView["mainInfo"], empty: unknown = null): LeavesOut =>
  ({ mainInfo }) => ({ mainInfo: { ...mainInfo, [field]: empty } })
const address =
  (field: keyof AssetView["mainInfo"]["address"]): LeavesOut =>
  ({ mainInfo }) => ({ mainInfo: { ...mainInfo, address: { ...mainInfo.address, [field]: "" } } })
const note =
  (field: keyof AssetView["noteOverview"], empty: unknown = null): LeavesOut =>
  ({ noteOverview }) => ({ noteOverview: { ...noteOverview, [field]: empty } })
const legal =
  (field: "caConfirmed" | "TOCConfirmed"): LeavesOut =>
  () => ({ legal: { ...anAsset().legal, [field]: false } })

/** Each fact that publication needs, and how a complete draft loses it. */
const REQUIRED: Readonly<Record<string, LeavesOut>> = {
  "assetInfo.name": main("name", ""),
  "assetInfo.assetStatus": main("assetStatus"),
  "assetInfo.type": main("type"),
  "assetInfo.upb": main("upb"),
  "assetInfo.upbDate": main("upbDate"),
  "assetInfo.address": address("address"),
  "assetInfo.city": address("city"),
  "assetInfo.zipCode": address("zipCode"),
  "assetInfo.propertyType": main("propertyType", []),
  "assetInfo.totalPayoff": note("totalPayoff"),
  "assetInfo.estCollateralValue": note("estCollateralValue"),
  "noteOverview.numberOfLoans": note("numberOfLoans"),
  "noteOverview.originationDate": note("originationDate"),
  "noteOverview.estCollateralValue": note("estCollateralValue"),
  "noteOverview.loanAmount": note("loanAmount"),
  "noteOverview.initialInterestType": note("initialInterestType"),
  "noteOverview.recourse": note("recourse"),
  "noteOverview.monetaryDefault": note("monetaryDefault"),
  "noteOverview.maturityDefault": note("maturityDefault"),
  "noteOverview.technicalDefault": note("technicalDefault"),
  "noteOverview.currentInterestRate": note("currentInterestRate"),
  "noteOverview.term": note("term"),
  "noteOverview.amortization": note("amortization", "360.5"),
  "pictures.images": () => ({ images: [] }),
  "legal.caConfirmed": legal("caConfirmed"),
  "legal.TOCConfirmed": legal("TOCConfirmed"),
  "advisors.contacts": () => ({ contacts: [] }),
}

/** A request for publication names each required fact that is left out; a draft that has all of them is taken (SEL-218). */
export const publicationLaws = (on: () => { readonly stage: MarketStage; readonly seller: Profile }): void => {
  it.each(Object.entries(REQUIRED))("refuses publication without %s", async (fact, leavesOut) => {
    const { seller, stage } = on()
    const { listings } = stage.as(seller)
    const draft = await completeDraftOn(stage, seller)
    await run(listings.edit(draft.id, leavesOut(draft)))
    const refused = await run(Effect.flip(listings.requestPublish(draft.id)))
    expect(refused._tag === "PublicationIncomplete" ? refused.missing : refused._tag).toContain(fact)
  })
}

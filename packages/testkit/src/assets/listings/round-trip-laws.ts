import {
  type AssetEdit,
  ConfirmedWarning,
  Contact,
  Legal,
  MainInfo,
  normalizedMainInfo,
  NoteOverview,
  PropertyOverview,
} from "@xl/core/assets"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { completeDraftOn, type MarketStage } from "../../market/stage.ts"
import { filled } from "../../shared/filled.ts"

const run = Effect.runPromise

/** Every part that one save of the wizard carries, each fact filled and none at its default; `answer` is the answer to every yes-or-no question. */
const everyFact = (
  answer: boolean,
): Required<Omit<AssetEdit, "changeNote" | "confirmedChanges" | "currentStep" | "provenance">> => ({
  mainInfo: filled(MainInfo, answer),
  noteOverview: filled(NoteOverview, answer),
  propertyOverview: { ...filled(PropertyOverview, answer), noi: "1250000.25" },
  images: [answer ? "retail-2" : "office-1"],
  dueDiligenceVisited: answer,
  legal: filled(Legal, answer),
  contacts: [filled(Contact, answer)],
  contactsDisclosed: answer,
  requireBidDeposit: answer,
  bidDepositSum: answer ? 250_000_00 : 125_000_50,
  confirmedWarnings: [filled(ConfirmedWarning, answer)],
})

/** What is saved is what is read: no fact is lost, changed or swapped with another on the way (SEL-324, ACC-219). */
export const roundTripLaws = (on: () => { readonly stage: MarketStage; readonly seller: Profile }): void => {
  it.each([true, false])(
    "gives back every fact that one save carries, with every question answered %s",
    async (answer) => {
      const { seller, stage } = on()
      const { catalog, listings } = stage.as(seller)
      const { id } = await completeDraftOn(stage, seller)
      const { mainInfo, ...edit } = everyFact(answer)
      const saved = await run(listings.edit(id, { mainInfo, ...edit }))
      const expected = { mainInfo: normalizedMainInfo(mainInfo), ...edit }
      expect(saved).toMatchObject(expected)
      expect(await run(catalog.find(id))).toMatchObject(expected)
    },
  )
}

import { AssetFactsInvalid, DataRoomTaken } from "@xl/core/assets"
import {
  CalculatorResponse,
  Valuation,
  ValuationInput,
  ValuationInputInvalid,
  ValuationNotFound,
  ValuationPage,
  type Valuations,
} from "@xl/core/valuation"
import { MarketUnavailable } from "@xl/core/kernel"
import { Effect } from "effect"
import * as t from "io-ts"
import type { ValuationInput as WireInput } from "../gql/graphql.ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { assetFrom, plain } from "./asset-wire.ts"
import { bare, done, holding, problems, type Rebuilt } from "./rebuilt.ts"
import { CALCULATE, CONVERT, DELETE, EDIT, MINE, ONE } from "./valuation-documents.ts"

const Mine = t.type({ getUsersValuations: ValuationPage })
const One = t.type({ getValuation: Valuation })
const Edited = t.type({ valuation: Valuation })
const Listed = t.type({ asset: t.unknown })

const calculating: Rebuilt<ValuationInputInvalid> = {
  ValuationInputInvalid: holding(problems, ValuationInputInvalid),
}
const removing: Rebuilt<ValuationNotFound> = { ValuationNotFound: bare(ValuationNotFound) }
const editing: Rebuilt<ValuationInputInvalid | ValuationNotFound> = { ...calculating, ...removing }
const converting: Rebuilt<AssetFactsInvalid | DataRoomTaken | ValuationNotFound> = {
  ...removing,
  AssetFactsInvalid: holding(problems, AssetFactsInvalid),
  DataRoomTaken: bare(DataRoomTaken),
}

const inputTo = (input: ValuationInput): WireInput => plain(ValuationInput.encode(input))

/** Valuations, asked of our gateway. */
export const valuationsGraphql = (asker: Asker): Valuations["Service"] => ({
  calculate: (input) =>
    mutate(asker, "getCalculatorResponse", CALCULATE, { userInput: inputTo(input) }).pipe(
      // It is open to everybody: only a session that is over is refused, and then nobody could say whose the answer is.
      Effect.catchTag(["RoleMissing", "SignInRequired"], (cause) => Effect.fail(new MarketUnavailable({ cause }))),
      Effect.flatMap((payload) => done(calculating, payload)),
      Effect.flatMap((payload) => promised(CalculatorResponse, payload)),
    ),
  mine: (nextToken) =>
    query(asker, MINE, { nextToken }, access("getUsersValuations")).pipe(
      Effect.flatMap((data) => promised(Mine, data)),
      Effect.map(({ getUsersValuations }) => getUsersValuations),
    ),
  find: (id) =>
    query(asker, ONE, { id }, { ...access("getValuation"), ValuationNotFound: () => new ValuationNotFound() }).pipe(
      Effect.flatMap((data) => promised(One, data)),
      Effect.map(({ getValuation }) => getValuation),
    ),
  edit: (id, input) =>
    mutate(asker, "editValuation", EDIT, { id, userInput: inputTo(input) }).pipe(
      Effect.flatMap((payload) => done(editing, payload)),
      Effect.flatMap((payload) => promised(Edited, payload)),
      Effect.map(({ valuation }) => valuation),
    ),
  remove: (id) =>
    mutate(asker, "deleteValuation", DELETE, { id }).pipe(
      Effect.flatMap((payload) => done(removing, payload)),
      Effect.asVoid,
    ),
  convert: (id, { pricingPlan, tiers }) =>
    mutate(asker, "convertValuationToAsset", CONVERT, { id, ...tiers, pricingPlan }).pipe(
      Effect.flatMap((payload) => done(converting, payload)),
      Effect.flatMap((payload) => promised(Listed, payload)),
      Effect.flatMap(({ asset }) => assetFrom(asset)),
    ),
})

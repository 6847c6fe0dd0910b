import type { MarketStore } from "@xl/core/market"
import { signedIn } from "@xl/core/kernel"
import type { MarketSettings } from "@xl/core/settings"
import type { Ids } from "@xl/core/shared"
import { type CalculatorResponse, CalculatorResult, Valuation, ValuationPage } from "@xl/core/valuation"
import {
  convertValuationToAsset,
  deleteValuation,
  editValuation,
  getCalculatorResponse,
} from "@xl/core/market/valuation"
import { Effect } from "effect"
import { assetDone } from "../assets/answers.ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { failed, input, refused } from "../shared/index.ts"
import { ById, Calculating, Converting, Editing, Listing } from "./inputs.ts"
import { pageOf, valuationOf } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

type Services = Ids | MarketSettings | MarketStore

const done = (valuation: Valuation) => ({ __typename: "ValuationDone", valuation: Valuation.encode(valuation) })

const calculated = ({ calculatorResult, id }: CalculatorResponse) => ({
  __typename: "CalculatorResponse",
  id,
  calculatorResult: CalculatorResult.encode(calculatorResult),
})

/** One resolver per field of schema/valuation.graphql. */
export const valuationResolvers = (db: Database): Resolvers<Services> => ({
  Query: {
    getUsersValuations: (args, { actor }) =>
      Effect.gen(function* () {
        const { nextToken } = yield* input(Listing, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return ValuationPage.encode(yield* pageOf(db, user, nextToken))
      }).pipe(Effect.catchTag("SignInRequired", failed)),
    getValuation: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ById, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return Valuation.encode(yield* valuationOf(db, user, id))
      }).pipe(Effect.catchTag(["SignInRequired", "ValuationNotFound"], failed)),
  },
  Mutation: {
    getCalculatorResponse: (args, { actor }) =>
      input(Calculating, args).pipe(
        Effect.flatMap(({ userInput }) => getCalculatorResponse(actor, userInput)),
        Effect.map(calculated),
        Effect.catchTag(REFUSALS.getCalculatorResponse, refused),
      ),
    editValuation: (args, { actor }) =>
      input(Editing, args).pipe(
        Effect.flatMap(({ id, userInput }) => editValuation(actor, id, userInput)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.editValuation, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    deleteValuation: (args, { actor }) =>
      input(ById, args).pipe(
        Effect.flatMap(({ id }) => deleteValuation(actor, id)),
        Effect.map((id) => ({ __typename: "DeleteValuationDone", id })),
        Effect.catchTag(REFUSALS.deleteValuation, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    convertValuationToAsset: (args, { actor }) =>
      input(Converting, args).pipe(
        Effect.flatMap(({ id, pricingPlan, ...tiers }) =>
          convertValuationToAsset(actor, id, { tiers, pricingPlan: pricingPlan ?? "" }),
        ),
        Effect.map(assetDone),
        Effect.catchTag(REFUSALS.convertValuationToAsset, refused),
        Effect.catchTag(["RoleMissing", "SignInRequired"], failed),
      ),
  },
})

import { type DepositAmountOutOfBounds, type DepositSide, DepositView } from "@xl/core/deposits"
import {
  approveDeposit,
  approveDepositSeller,
  declineDeposit,
  editDepositAmount,
  findDeposit,
  refundDeposit,
  selectBankForOffer,
} from "@xl/core/market/deposits"
import type { MarketStore } from "@xl/core/market"
import type { MarketSettings } from "@xl/core/settings"
import { BankingInfoId, DecimalCents, OfferId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Config } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import type { RequestContext, Resolvers } from "../http/request.ts"
import { orElse, ShortText } from "../market/inputs.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { ACCESS } from "../market/refusals.ts"
import { readSettings } from "../settings/index.ts"
import { failed, input, refused } from "../shared/index.ts"
import { REFUSALS } from "./refusals.ts"

type Services = MarketSettings | MarketStore
type Settled = Pick<Config, "passwordlessRegistration">

const ById = t.strict({ id: OfferId })
const Approving = t.strict({ id: OfferId, depositAmount: DecimalCents, reason: orElse(ShortText, "") })
const Declining = t.strict({
  id: OfferId,
  declineFault: t.keyof({ Buyer: null, Seller: null }),
  comment: ShortText,
})
const Promising = t.strict({ id: OfferId, amount: DecimalCents })
const Selecting = t.strict({ offerId: OfferId, bankingInfoId: BankingInfoId })

const done = (view: DepositView) => ({ __typename: "OfferDepositDone", deposit: DepositView.encode(view) })

const reads = (db: Database) =>
  ({
    getOfferDeposit: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ById, args)
        const view = yield* findDeposit(actor, id)
        yield* recordPrivateRead(db, actor, [id], yield* Clock.currentTimeMillis)
        return DepositView.encode(view)
      }).pipe(Effect.catchTag(["OfferNotFound", "SignInRequired"], failed)),
  }) satisfies Resolvers<Services>[string]

const deciding = {
  approveDeposit: (args, { actor }) =>
    input(Approving, args).pipe(
      Effect.flatMap(({ depositAmount, id, reason }) => approveDeposit(actor, id, depositAmount, reason)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.approveDeposit, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  declineDeposit: (args, { actor }) =>
    input(Declining, args).pipe(
      Effect.flatMap(({ comment, declineFault, id }) => declineDeposit(actor, id, declineFault, comment)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.declineDeposit, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  refundDeposit: (args, { actor }) =>
    input(ById, args).pipe(
      Effect.flatMap(({ id }) => refundDeposit(actor, id)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.refundDeposit, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<Services>[string]

const agreeing = {
  approveDepositSeller: (args, { actor }) =>
    input(ById, args).pipe(
      Effect.flatMap(({ id }) => approveDepositSeller(actor, id)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.approveDepositSeller, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  editDepositAmount: (args, { actor }) =>
    input(Promising, args).pipe(
      Effect.flatMap(({ amount, id }) => editDepositAmount(actor, id, amount)),
      Effect.map(done),
      Effect.catchTag(REFUSALS.editDepositAmount, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<Services>[string]

/** Each side names an account of its own. */
const selecting = (settings: ReturnType<typeof readSettings>) => {
  const select =
    (side: DepositSide) =>
    (args: unknown, { actor }: RequestContext) =>
      Effect.all([input(Selecting, args), settings]).pipe(
        Effect.flatMap(([{ bankingInfoId, offerId }, named]) =>
          selectBankForOffer(actor, side, offerId, bankingInfoId, named),
        ),
        Effect.map(done),
        Effect.catchTag(REFUSALS.selectBankForOfferBuyer, refused),
        Effect.catchTag(ACCESS, failed),
      )
  return {
    selectBankForOfferBuyer: select("buyer"),
    selectBankForOfferSeller: select("seller"),
    selectBankForOfferAdmin: select("admin"),
  } satisfies Resolvers<Services>[string]
}

const dollars = DecimalCents.encode

/** One resolver per field of schema/deposits.graphql. */
export const depositResolvers = (db: Database, config: Settled): Resolvers<Services> => ({
  Query: reads(db),
  Mutation: { ...deciding, ...agreeing, ...selecting(readSettings(db, config)) },
  DepositAmountOutOfBounds: {
    least: (_args, _request, parent) => Effect.succeed(dollars((parent as DepositAmountOutOfBounds).least)),
    most: (_args, _request, parent) => Effect.succeed(dollars((parent as DepositAmountOutOfBounds).most)),
  },
})

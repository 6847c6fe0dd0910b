import {
  BankAddress,
  BankCategory,
  ConnectionType,
  type NewBank,
  OwnBank,
  BankConnections,
  BankVault,
} from "@xl/core/banking"
import {
  addBank,
  addBankAddress,
  chooseBank,
  editBank,
  findBank,
  ownBanks,
  plaidLinkToken,
  removeBank,
  startBankLink,
} from "@xl/core/market/banking"
import { BankingInfoId, type Ids } from "@xl/core/shared"
import type { MarketStore } from "@xl/core/market"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { orNull, ShortText, text } from "../market/inputs.ts"
import { readSettings } from "../settings/index.ts"
import type { Config } from "../config/index.ts"
import { failed, input, refused } from "../shared/index.ts"
import type { BankHouse } from "./house.ts"
import { REFUSALS } from "./refusals.ts"

type Services = Ids | MarketStore
type Settled = Pick<Config, "passwordlessRegistration">

/** Tokens of providers are long. */
const Token = orNull(text(4_000))
const identity = { category: BankCategory, federalTaxID: orNull(ShortText), driversLicense: orNull(ShortText) }
const ById = t.strict({ id: BankingInfoId })
const Adding = t.strict({
  ...identity,
  token: Token,
  connectionType: orNull(ConnectionType),
  bankName: orNull(ShortText),
  plaidPublicToken: Token,
  plaidAccountId: orNull(ShortText),
})
const Editing = t.strict({ ...identity, id: BankingInfoId, token: Token })
const Addressed = t.strict({ id: BankingInfoId, address: BankAddress })

/** Plaid's where it has Plaid's names, and VoPay's otherwise. */
const newBank = ({ connectionType, plaidAccountId, plaidPublicToken, ...common }: t.TypeOf<typeof Adding>): NewBank =>
  plaidPublicToken === null
    ? { provider: "vopay", ...common }
    : {
        provider: "plaid",
        ...common,
        connectionType: connectionType ?? "online",
        plaidPublicToken,
        plaidAccountId: plaidAccountId ?? "",
      }

const done = (bank: OwnBank) => ({ __typename: "BankingInfoDone", bank: OwnBank.encode(bank) })

type At = <A, E, R>(
  useCase: Effect.Effect<A, E, R>,
) => Effect.Effect<A, E, Exclude<Exclude<R, BankConnections>, BankVault>>

/** With those who connect banks, and who keeps their secrets. */
const atHouse =
  ({ connections, vault }: BankHouse): At =>
  (useCase) =>
    useCase.pipe(Effect.provideService(BankConnections, connections), Effect.provideService(BankVault, vault))

type Named = ReturnType<typeof readSettings>

const reads = (at: At) =>
  ({
    getBankingInfo: (args, { actor }) =>
      input(ById, args).pipe(
        Effect.flatMap(({ id }) => findBank(actor, id)),
        Effect.map(OwnBank.encode),
        Effect.catchTag(["BankNotFound", "SignInRequired"], failed),
      ),
    getPlaidLinkToken: (_args, { actor }) =>
      at(plaidLinkToken(actor)).pipe(Effect.catchTag(["BankNotConnected", "SignInRequired"], failed)),
  }) satisfies Resolvers<Services>[string]

const added = (at: At, settings: Named) =>
  ({
    startBankLink: (_args, { actor }) =>
      settings.pipe(
        Effect.flatMap((named) => at(startBankLink(actor, named))),
        Effect.map((link) => ({ __typename: "BankLinkStarted", link })),
        Effect.catchTag(REFUSALS.startBankLink, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    addBankingInfo: (args, { actor }) =>
      input(Adding, args).pipe(
        Effect.flatMap((bank) => at(addBank(actor, newBank(bank)))),
        Effect.map(done),
        Effect.catchTag(REFUSALS.addBankingInfo, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    editBankingInfo: (args, { actor }) =>
      input(Editing, args).pipe(
        Effect.flatMap(({ id, ...edit }) => at(editBank(actor, id, edit))),
        Effect.map(done),
        Effect.catchTag(REFUSALS.editBankingInfo, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
  }) satisfies Resolvers<Services>[string]

const changed = (at: At, settings: Named) =>
  ({
    deleteBankingInfo: (args, { actor }) =>
      Effect.all([input(ById, args), settings]).pipe(
        Effect.flatMap(([{ id }, named]) => at(removeBank(actor, id, named))),
        Effect.map((bankingInfoId) => ({ __typename: "BankingInfoRemoved", bankingInfoId })),
        Effect.catchTag(REFUSALS.deleteBankingInfo, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    chooseBankingInfo: (args, { actor }) =>
      Effect.all([input(ById, args), settings]).pipe(
        Effect.flatMap(([{ id }, named]) => chooseBank(actor, id, { failed: null, ...named })),
        Effect.map(done),
        Effect.catchTag(REFUSALS.chooseBankingInfo, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    addBankingAddress: (args, { actor }) =>
      input(Addressed, args).pipe(
        Effect.flatMap(({ address, id }) => addBankAddress(actor, id, address)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.addBankingAddress, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
  }) satisfies Resolvers<Services>[string]

/** One resolver per field of schema/banking.graphql. Everything is the caller's own: nobody can name another's. */
export const bankResolvers = (pool: Database, config: Settled, house: BankHouse): Resolvers<Services> => {
  const at = atHouse(house)
  const settings = readSettings(pool, config)
  return {
    Profile: {
      bankingInfo: (_args, { actor }, parent) =>
        actor.tag === "user" && actor.id === (parent as { readonly id: string }).id
          ? ownBanks(actor).pipe(
              Effect.map((banks) => banks.map(OwnBank.encode)),
              Effect.catchTag("SignInRequired", failed),
            )
          : Effect.succeed([]),
    },
    Query: reads(at),
    Mutation: { ...added(at, settings), ...changed(at, settings) },
  }
}

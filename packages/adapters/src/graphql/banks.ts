import {
  BankFieldsInvalid,
  BankIdentityMissing,
  BankInUse,
  BankLink,
  BankNotConnected,
  BankNotFound,
  BankNotSelectable,
  type BankRefusal,
  type Banks,
  CONNECTION_FAILURES,
  type NewBank,
  OwnBank,
  PlaidLinkToken,
} from "@xl/core/banking"
import { Effect } from "effect"
import type { OperationVariables, TypedDocumentNode } from "@apollo/client"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import {
  ADD_BANK,
  BANK_ADDRESS,
  CHOOSE_BANK,
  EDIT_BANK,
  MY_BANKS,
  ONE_BANK,
  PLAID_LINK_TOKEN,
  REMOVE_BANK,
  START_LINK,
} from "./bank-documents.ts"
import { bare, done, holding, problems, type Rebuilt } from "./rebuilt.ts"

const [first, second, ...others] = CONNECTION_FAILURES
const reason = t.union([t.literal(first), t.literal(second), ...others.map((one) => t.literal(one))])

const refusals: Rebuilt<BankRefusal> = {
  BankFieldsInvalid: holding(problems, BankFieldsInvalid),
  BankIdentityMissing: bare(BankIdentityMissing),
  BankInUse: bare(BankInUse),
  BankNotConnected: holding(t.strict({ reason }), BankNotConnected),
  BankNotFound: bare(BankNotFound),
  BankNotSelectable: bare(BankNotSelectable),
}

const Mine = t.type({ getUserProfile: t.type({ bankingInfo: t.readonlyArray(OwnBank) }) })
const One = t.type({ getBankingInfo: OwnBank })
const Token = t.type({ getPlaidLinkToken: PlaidLinkToken })
const Started = t.type({ link: BankLink })
const Done = t.type({ bank: OwnBank })

/** Whose it is follows from its names: only Plaid's has a public token. */
const variablesOf = (bank: NewBank) => {
  const { bankName, category, driversLicense, federalTaxID, token } = bank
  const common = { bankName, category, driversLicense, federalTaxID, token }
  if (bank.provider === "vopay") return common
  const { connectionType, plaidAccountId, plaidPublicToken } = bank
  return { ...common, connectionType, plaidAccountId, plaidPublicToken }
}

/** One's own bank accounts, asked of our gateway. */
export const banksGraphql = (asker: Asker): Banks["Service"] => {
  const change = <D, V extends OperationVariables>(
    operation: string,
    document: TypedDocumentNode<D, V>,
    variables: V,
  ) => mutate(asker, operation, document, variables).pipe(Effect.flatMap((payload) => done(refusals, payload)))
  const bank = Effect.flatMap((payload: unknown) => Effect.map(promised(Done, payload), (told) => told.bank))
  return {
    mine: () =>
      query(asker, MY_BANKS, {}, access("getUserProfile")).pipe(
        Effect.flatMap((data) => promised(Mine, data)),
        Effect.map(({ getUserProfile }) => getUserProfile.bankingInfo),
      ),
    find: (id) =>
      query(asker, ONE_BANK, { id }, { ...access("getBankingInfo"), BankNotFound: () => new BankNotFound() }).pipe(
        Effect.flatMap((data) => promised(One, data)),
        Effect.map(({ getBankingInfo }) => getBankingInfo),
      ),
    startLink: () =>
      change("startBankLink", START_LINK, {}).pipe(
        Effect.flatMap((payload) => promised(Started, payload)),
        Effect.map(({ link }) => link),
      ),
    plaidLinkToken: () =>
      query(
        asker,
        PLAID_LINK_TOKEN,
        {},
        { ...access("getPlaidLinkToken"), BankNotConnected: () => new BankNotConnected({ reason: "unavailable" }) },
      ).pipe(
        Effect.flatMap((data) => promised(Token, data)),
        Effect.map(({ getPlaidLinkToken }) => getPlaidLinkToken),
      ),
    add: (added) => bank(change("addBankingInfo", ADD_BANK, variablesOf(added))),
    edit: (id, edit) => bank(change("editBankingInfo", EDIT_BANK, { ...edit, id })),
    remove: (id) => Effect.asVoid(change("deleteBankingInfo", REMOVE_BANK, { id })),
    choose: (id) => bank(change("chooseBankingInfo", CHOOSE_BANK, { id })),
    addAddress: (id, address) => bank(change("addBankingAddress", BANK_ADDRESS, { id, address })),
  }
}

import type { OperationVariables, TypedDocumentNode } from "@apollo/client"
import { type Deposits, DepositView } from "@xl/core/deposits"
import { OfferNotFound } from "@xl/core/offers"
import { DecimalCents } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import * as ask from "./deposit-documents.ts"
import { done } from "./rebuilt.ts"
import { depositRefusals, selectionRefusals } from "./refusals.ts"

const Done = t.type({ deposit: DepositView })
const Found = t.type({ getOfferDeposit: DepositView })

const notFound = () => new OfferNotFound()
/** To whoever may not ask at all there is nothing to find, as for whoever may not see it. */
const UNLESS_FOUND = { OfferNotFound: notFound, RoleMissing: notFound, SignInRequired: notFound }

/** Deposits of offers, asked of our gateway. */
export const depositsGraphql = (asker: Asker): Deposits["Service"] => {
  const send = <D, V extends OperationVariables>(operation: string, document: TypedDocumentNode<D, V>, variables: V) =>
    mutate(asker, operation, document, variables).pipe(
      Effect.flatMap((payload) => done(depositRefusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ deposit }) => deposit),
    )
  const select = <D, V extends OperationVariables>(
    operation: string,
    document: TypedDocumentNode<D, V>,
    variables: V,
  ) =>
    mutate(asker, operation, document, variables).pipe(
      Effect.flatMap((payload) => done(selectionRefusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ deposit }) => deposit),
    )
  return {
    find: (id) =>
      query(asker, ask.FIND_DEPOSIT, { id }, UNLESS_FOUND).pipe(
        Effect.flatMap((data) => promised(Found, data)),
        Effect.map(({ getOfferDeposit }) => getOfferDeposit),
      ),
    approve: (id, amount, reason) =>
      send("approveDeposit", ask.APPROVE, { id, depositAmount: DecimalCents.encode(amount), reason }),
    approveAsSeller: (id) => send("approveDepositSeller", ask.APPROVE_AS_SELLER, { id }),
    decline: (id, declineFault, comment) => send("declineDeposit", ask.DECLINE, { id, declineFault, comment }),
    refund: (id) => send("refundDeposit", ask.REFUND, { id }),
    editAmount: (id, amount) => send("editDepositAmount", ask.EDIT_AMOUNT, { id, amount: DecimalCents.encode(amount) }),
    selectBank: (offerId, side, bankingInfoId) => {
      const variables = { offerId, bankingInfoId }
      switch (side) {
        case "admin":
          return select("selectBankForOfferAdmin", ask.SELECT_BANK_ADMIN, variables)
        case "buyer":
          return select("selectBankForOfferBuyer", ask.SELECT_BANK_BUYER, variables)
        case "seller":
          return select("selectBankForOfferSeller", ask.SELECT_BANK_SELLER, variables)
      }
    },
  }
}

import * as t from "io-ts"
import { AgreementText } from "../data-room/agreement-model.ts"
import { Millis } from "../shared/days.ts"
import { orNull } from "../shared/or-null.ts"

/** The bid deposit agreement as its signer reads it, and the name that is signed with; null where the profile has none yet. */
export const DepositAgreementText = t.readonly(
  t.strict({ agreement: AgreementText, signatory: orNull(t.string) }),
  "DepositAgreementText",
)
/** The bid deposit agreement as its signer reads it, and the name that is signed with. */
export type DepositAgreementText = t.TypeOf<typeof DepositAgreementText>

/** When the agreement of an offer was signed, and the key of the buyer's copy. */
export const DepositAgreementExecution = t.readonly(
  t.strict({ BDASignedDate: Millis, BDApdfKey: t.string }),
  "DepositAgreementExecution",
)
/** When the agreement of an offer was signed, and the key of the buyer's copy. */
export type DepositAgreementExecution = t.TypeOf<typeof DepositAgreementExecution>

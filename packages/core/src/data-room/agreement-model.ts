import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { AssetId, UserId, VdrItemId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { AlertFrequency } from "../profiles/alert-criteria.ts"
import { TierName } from "./vdr-model.ts"

/** A confidentiality agreement that somebody executed, as it is kept. Each party has a copy of its own among the documents. */
export const KeptAgreement = t.readonly(
  t.strict({
    assetId: AssetId,
    userId: UserId,
    executionDate: Millis,
    /** The signer's copy. */
    pdfKey: t.string,
    /** The first owner's copy, and whose it is. */
    ownerPdfKey: t.string,
    ownerId: UserId,
    /** The name under which it was signed. */
    signatory: t.string,
    /** Whether the name was typed or drawn. */
    how: t.keyof({ typed: null, drawn: null }),
  }),
  "KeptAgreement",
)
export type KeptAgreement = t.TypeOf<typeof KeptAgreement>

/** When somebody executed an agreement, and the key of the caller's copy. */
export const Execution = t.readonly(t.strict({ executionDate: Millis, pdfKey: t.string }), "Execution")
export type Execution = t.TypeOf<typeof Execution>

/** Who executed the confidentiality agreement, for the first owner and administrators; nothing is said of how to reach the signer. */
export const Signer = t.readonly(
  t.strict({
    userId: UserId,
    name: t.string,
    companyName: orNull(t.string),
    executionDate: Millis,
    /** The owner's copy, and whose paper it is. */
    pdfKey: t.string,
    ownerId: UserId,
  }),
  "Signer",
)
export type Signer = t.TypeOf<typeof Signer>

/** A tier as a reader finds it; a shut one tells neither its folder nor what lies in it. */
export const TierView = t.readonly(
  t.strict({ tier: TierName, isOpen: t.boolean, folderId: orNull(VdrItemId), files: orNull(t.Int) }),
  "TierView",
)
export type TierView = t.TypeOf<typeof TierView>

/** An agreement as it is read on a screen before it is signed. */
export const AgreementText = t.readonly(
  t.strict({
    title: t.string,
    subtitle: t.string,
    /** That counsel has yet to review it, or that the seller wrote it. */
    notice: t.string,
    sections: t.readonlyArray(
      t.readonly(
        t.strict({
          heading: t.string,
          facts: t.readonlyArray(t.readonly(t.strict({ label: t.string, value: t.string }))),
          paragraphs: t.readonlyArray(t.string),
        }),
        "AgreementSection",
      ),
    ),
  }),
  "AgreementText",
)
export type AgreementText = t.TypeOf<typeof AgreementText>

/** A data room as one reader finds it. */
export const DataRoomView = t.readonly(
  t.strict({
    tiers: t.readonlyArray(TierView),
    /** What is signed for tier 1, as the caller would sign it now; null to those who need not. */
    agreement: orNull(AgreementText),
    /** The name that the caller signs with; null where the profile has none yet, or nothing is to be signed. */
    signatory: orNull(t.string),
    /** The caller's own execution. */
    executed: orNull(Execution),
    /** How many executed the agreement, and who, the latest first and 200 at most; null to everybody but the first owner and administrators. */
    numberOfCAs: orNull(t.Int),
    tier_1_whitelist: orNull(t.readonlyArray(Signer)),
    /** How often the caller hears of new, replaced and removed files; null to whoever has not executed the agreement. */
    rhythm: orNull(AlertFrequency),
    /** Bytes that a file may have, as the operator set it. */
    mostFileBytes: t.Int,
  }),
  "DataRoomView",
)
export type DataRoomView = t.TypeOf<typeof DataRoomView>

/** How many signers are told at once. */
export const MOST_SIGNERS_LISTED = 200

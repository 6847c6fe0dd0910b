import {
  DepositAgreementExecution,
  DepositAgreementText,
  LegalArchive,
  LegalPress,
  StorageFailed,
} from "@xl/core/legal-documents"
import { readDemoAgreement, readDepositAgreement, signDepositAgreement } from "@xl/core/market/legal-documents"
import type { MarketStore } from "@xl/core/market"
import type { MarketSettings } from "@xl/core/settings"
import { absentAsNull, AssetId, OfferId, orDefault } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { DocumentHouse } from "../documents/index.ts"
import type { Resolve } from "../http/request.ts"
import type { SettingsNow } from "../settings/index.ts"
import { failed, input, refused } from "../shared/index.ts"
import { encryptedArchive } from "./archive.ts"
import { pdfPress } from "./press.ts"
import { LEGAL_REFUSALS } from "./refusals.ts"

/** Where deposit agreements are filed, and what the operator has decided by now. */
export interface AgreementHouse {
  readonly archive: LegalArchive["Service"]
  readonly settingsNow: SettingsNow
}

type Fields = Readonly<Record<string, Resolve<MarketSettings | MarketStore>>>

const NO_STORE: LegalArchive["Service"] = {
  file: () => Effect.fail(new StorageFailed({ cause: new Error("There is no store of documents.") })),
}

/** Nobody can sign where there is no store. */
export const agreementHouse = (papers: DocumentHouse | null, settingsNow: SettingsNow): AgreementHouse => ({
  archive: papers ? encryptedArchive(papers) : NO_STORE,
  settingsNow,
})

const Reading = t.strict({ assets: t.readonlyArray(AssetId) })
const Demo = t.strict({ id: AssetId, isMobile: absentAsNull(t.boolean) })
const Signing = t.strict({
  id: OfferId,
  signature: t.string,
  isMobile: orDefault(t.boolean, false),
  signatureDimensions: absentAsNull(t.strict({ width: t.Int, height: t.Int })),
})

/** Agreements before they are signed. */
export const agreementReads = (settingsNow: SettingsNow): Fields => ({
  generateBDADocument: (args, { actor }) =>
    input(Reading, args).pipe(
      Effect.flatMap(({ assets }) => settingsNow(readDepositAgreement(actor, assets))),
      Effect.map(DepositAgreementText.encode),
      Effect.catchTag(
        ["AssetNotFound", "BundleInvalid", "DepositAgreementNotNeeded", "RoleMissing", "SignInRequired"],
        failed,
      ),
    ),
  getDemoBDADocumentForSeller: (args, { actor }) =>
    input(Demo, args).pipe(
      Effect.flatMap(({ id }) => readDemoAgreement(actor, id)),
      Effect.catchTag(["AssetNotFound", "SignInRequired"], failed),
    ),
})

/** What signs one. */
export const agreementSigning = ({ archive, settingsNow }: AgreementHouse): Fields => ({
  signBDADocument: (args, { actor }) =>
    input(Signing, args).pipe(
      Effect.flatMap((signing) => settingsNow(signDepositAgreement(actor, signing))),
      Effect.map((executed) => ({
        __typename: "BDADocumentDone",
        ...DepositAgreementExecution.encode(executed),
      })),
      Effect.provideService(LegalArchive, archive),
      Effect.provideService(LegalPress, pdfPress),
      Effect.catchTag(LEGAL_REFUSALS.signBDADocument, refused),
      Effect.catchTag(["RoleMissing", "SignInRequired"], failed),
    ),
})

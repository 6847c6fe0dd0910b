import type { SignedPaper, AgreementArchive } from "@xl/core/market/data-room"
import { AGREEMENT_CATEGORY, type DocumentRef } from "@xl/core/documents"
import type { UserId } from "@xl/core/shared"
import { Effect } from "effect"
import type { Paper } from "../documents/in-memory.ts"
import type { PressInMemory } from "../legal-documents/press.ts"

/** Copies beside the other papers of the market; filed again, a copy takes the place of the first. */
export const agreementArchive = (papers: Map<string, Paper>, { press }: PressInMemory): AgreementArchive["Service"] => {
  const copyFor = (owner: UserId, { assetId, at, signer }: SignedPaper, bytes: Uint8Array): string => {
    const key = [AGREEMENT_CATEGORY, assetId, signer, owner].join("/")
    const document: DocumentRef = {
      name: "Confidentiality Agreement.pdf",
      key,
      type: "application/pdf",
      dataOwnerId: owner,
      dateModified: at,
    }
    papers.set(key, { document, bytes })
    return key
  }
  return {
    file: (signed) =>
      Effect.map(press.print({ paper: signed.paper, preparedAt: signed.at, edition: 1 }), (bytes) => ({
        signer: copyFor(signed.signer, signed, bytes),
        owner: copyFor(signed.owner, signed, bytes),
      })),
  }
}

import { createHash } from "node:crypto"
import type { AgreementArchive, SignedPaper } from "@xl/core/market/data-room"
import { AGREEMENT_CATEGORY } from "@xl/core/documents"
import { StorageFailed } from "@xl/core/legal-documents"
import type { UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { type DocumentHouse, fileUnder, keyMadeOf } from "../documents/index.ts"
import { pdfPress } from "../legal-documents/index.ts"

/** The key of a copy: made of all that it says and of whose it is, so that a copy that is filed again is found. */
const keyOf = ({ assetId, at, paper, signer }: SignedPaper, owner: UserId): string =>
  keyMadeOf(createHash("sha256").update(JSON.stringify([AGREEMENT_CATEGORY, assetId, signer, owner, at, paper])))

/** Sets signed agreements as PDF, and files a copy for each party in the encrypted store. */
export const agreementArchive = (house: DocumentHouse | null): AgreementArchive["Service"] => ({
  file: (signed) =>
    Effect.gen(function* () {
      const { at, owner, paper, signer } = signed
      if (house === null) return yield* new StorageFailed({ cause: new Error("There is no store of documents.") })
      const bytes = yield* pdfPress.print({ paper, preparedAt: at, edition: 1 })
      const copyFor = (whose: UserId) =>
        Effect.tryPromise({
          try: async () => {
            const key = keyOf(signed, whose)
            const [category, name] = [AGREEMENT_CATEGORY, `${paper.title}.pdf`]
            await fileUnder(house, { key, owner: whose, category, name, type: "application/pdf", createdAt: at }, bytes)
            return key
          },
          catch: (cause) => new StorageFailed({ cause }),
        })
      return { signer: yield* copyFor(signer), owner: yield* copyFor(owner) }
    }),
})

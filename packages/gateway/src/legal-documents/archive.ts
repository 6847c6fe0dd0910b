import { createHash } from "node:crypto"
import { LEGAL_DOCUMENT_CATEGORY } from "@xl/core/documents"
import { type Copy, type LegalArchive, StorageFailed } from "@xl/core/legal-documents"
import { Effect } from "effect"
import { type DocumentHouse, fileUnder, keyMadeOf } from "../documents/index.ts"

/** The key of a copy: a UUID made of all that it says and of whose it is, so that a copy that is filed again is found. */
const keyOf = ({ docType, manuscript, offerId, owner }: Copy): string =>
  keyMadeOf(createHash("sha256").update(JSON.stringify([offerId, docType, owner, manuscript])))

/** Files copies in the encrypted store, each as the paper of its owner. */
export const encryptedArchive = (house: DocumentHouse): LegalArchive["Service"] => ({
  file: (copy) =>
    Effect.tryPromise({
      try: async () => {
        const { at, bytes, name, owner } = copy
        const key = keyOf(copy)
        const paper = { key, owner, category: LEGAL_DOCUMENT_CATEGORY, name, type: "application/pdf", createdAt: at }
        await fileUnder(house, paper, bytes)
        return { name, key, type: paper.type, dataOwnerId: owner, dateModified: at }
      },
      catch: (cause) => new StorageFailed({ cause }),
    }),
})

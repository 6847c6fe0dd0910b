import {
  DocumentNotFound,
  type DocumentRefusal,
  type Documents,
  FileNameMisleads,
  fileSizeRefusal,
  FileTypeRefused,
  type LocalFile,
  namesItsType,
  type ProofOfFundsType,
  readingDocument,
  type DocumentRef,
} from "@xl/core/documents"
import { signedIn } from "@xl/core/kernel"
import { Millis, must } from "@xl/core/shared"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** What a file's first bytes say it is; the gateway sniffs more thoroughly. */
export const SIGNATURES: ReadonlyArray<readonly [type: ProofOfFundsType, bytes: ReadonlyArray<number>]> = [
  ["application/pdf", [0x25, 0x50, 0x44, 0x46]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
]

const typeOf = (bytes: Uint8Array): ProofOfFundsType | undefined =>
  SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0]

/** The type of a file by its content; or why it is not taken. */
export const taken = (name: string, bytes: Uint8Array): Effect.Effect<string, DocumentRefusal> => {
  const refusal = fileSizeRefusal(bytes.length)
  if (refusal) return Effect.fail(refusal)
  const type = typeOf(bytes)
  if (type === undefined) return Effect.fail(new FileTypeRefused())
  return namesItsType(name, type) ? Effect.succeed(type) : Effect.fail(new FileNameMisleads())
}

/** A paper with its bytes. */
export interface Paper {
  readonly document: DocumentRef
  readonly bytes: Uint8Array
}

/** Sensitive papers in memory, over the same people as the market. */
export const documentsInMemory = (
  home: MarketHome,
  asking: Asking,
  kept = new Map<string, Paper>(),
): Documents["Service"] => ({
  upload: (file: LocalFile, progress) =>
    Effect.gen(function* () {
      const { id: dataOwnerId } = yield* Effect.fromResult(signedIn(asking()))
      const bytes = yield* Effect.promise(file.bytes)
      const type = yield* taken(file.name, bytes)
      const dateModified = must(Millis, home.clock.now())
      const document = { name: file.name, key: `paper-${kept.size + 1}`, type, dataOwnerId, dateModified }
      kept.set(document.key, { document, bytes })
      home.memory.file(document)
      progress(1)
      return document
    }),
  // Whatever kind it is of: keys are told apart anyway.
  download: ({ dataOwnerId, key }, reason = "") =>
    Effect.gen(function* () {
      const actor = yield* Effect.fromResult(signedIn(asking()))
      const found = kept.get(key)
      if (found?.document.dataOwnerId !== dataOwnerId) return yield* new DocumentNotFound()
      yield* Effect.fromResult(readingDocument(actor, { owner: dataOwnerId, reason }))
      return { type: found.document.type, bytes: found.bytes }
    }),
})

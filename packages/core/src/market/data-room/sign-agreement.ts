import { Clock, Context, Effect } from "effect"
import { isPublic } from "../../assets/statuses.ts"
import type { Asset } from "../../assets/model.ts"
import type { LettersMissing, PrintingFailed, StorageFailed } from "../../legal-documents/errors.ts"
import { DocumentsUnavailable } from "../../documents/errors.ts"
import type { LegalPaper } from "../../legal-documents/model.ts"
import { personIn } from "../deal/person.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { ProfileNotFilled } from "../../offers/errors.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId, UserId } from "../../shared/ids.ts"
import type { Execution, KeptAgreement } from "../../data-room/agreement-model.ts"
import { confidentialityAgreement, signatoryOf } from "../../legal-documents/agreement-paper.ts"
import { assetFor, entered } from "./entered.ts"
import { DataRoomClosed, DataRoomOwn, SignatureInvalid } from "../../data-room/errors.ts"
import { formOf } from "./read-room.ts"
import { type Signature, type SignatureDimensions, signatureOf } from "../../data-room/signature.ts"

/** An agreement as it was signed, for its two parties. */
export interface SignedPaper {
  readonly assetId: AssetId
  readonly signer: UserId
  readonly owner: UserId
  readonly paper: LegalPaper
  readonly at: Millis
}

/** Port of the gateway: sets a signed agreement and files a copy for each party in the encrypted store. Filed twice, each is one. */
export class AgreementArchive extends Context.Service<
  AgreementArchive,
  {
    /** Keys of the copies. */
    readonly file: (
      signed: SignedPaper,
    ) => Effect.Effect<
      { readonly signer: string; readonly owner: string },
      LettersMissing | PrintingFailed | StorageFailed
    >
  }
>()("@xl/core/data-room/AgreementArchive") {}

interface Asked {
  readonly id: AssetId
  readonly signature: string
  readonly signatureDimensions: SignatureDimensions | null
}

const executionOf = ({ executionDate, pdfKey }: KeptAgreement): Execution => ({ executionDate, pdfKey })

/** What is to be signed; or the agreement that was signed before. */
const standing = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  { id, signature, signatureDimensions }: Asked,
  at: Millis,
) {
  const asset = yield* assetFor(transaction, user, id, false)
  const room = yield* entered(transaction, user, asset, at)
  if (room.isKeeper) return yield* new DataRoomOwn()
  if (room.agreement) return { tag: "signed", execution: executionOf(room.agreement) } as const
  if (!isPublic(asset.status)) return yield* new DataRoomClosed()
  const signer = yield* personIn(transaction, user.id)
  const signatory = signatoryOf(signer) ?? (yield* new ProfileNotFilled())
  const signed = yield* Effect.fromResult(signatureOf(signature, signatureDimensions, signatory))
  const paper = confidentialityAgreement({ asset, signer, form: formOf(room) }, { signature: signed, at })
  return { tag: "toFile", owner: firstOwner(asset), paper, signed, signatory } as const
})

const firstOwner = ({ owners: [owner] }: Asset): UserId => {
  if (owner === undefined) throw new RangeError("An asset has an owner")
  return owner
}

interface Filed {
  readonly tag: "filed"
  readonly keys: { readonly signer: string; readonly owner: string }
  readonly owner: UserId
  readonly signatory: string
  readonly how: Signature["how"]
}

/** Whoever signed in another tab meanwhile has that agreement; its copies are the ones that count. */
const kept = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  id: AssetId,
  { how, keys, owner, signatory }: Filed,
  at: Millis,
) {
  const asset = yield* assetFor(transaction, user, id, true)
  const before = yield* transaction.agreementOf(user.id, id)
  if (before) return executionOf(before)
  if (!isPublic(asset.status)) return yield* new DataRoomClosed()
  const agreement: KeptAgreement = {
    assetId: id,
    userId: user.id,
    executionDate: at,
    pdfKey: keys.signer,
    ownerPdfKey: keys.owner,
    ownerId: owner,
    signatory,
    how,
  }
  yield* transaction.write({
    agreements: [agreement],
    events: [
      {
        chain: id,
        type: "AgreementExecuted",
        actor: { id: user.id, trigger: "Buyer" },
        at,
        subject: id,
        before: null,
        after: { userId: user.id, how, pdfKey: keys.signer },
      },
    ],
    outbox: [
      {
        tag: "live",
        audience: { everyone: false, users: [user.id, owner] },
        event: { topic: "asset", id, status: asset.status, by: "Buyer" },
      },
    ],
  })
  return executionOf(agreement)
})

/**
 * Executes the confidentiality agreement of an asset's data room: sets it with the signature as PDF, files a copy for each party and opens
 * tier 1. Signed again, it is the same execution. Refused to those who read everything anyway, off the market, and without name or
 * verified e-mail.
 */
export const signAgreement = Effect.fn("signAgreement")(function* (actor: Actor, asked: Asked) {
  const user = yield* Effect.fromResult(verified(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const store = yield* MarketStore
  return yield* store.consulting({
    read: (transaction) => standing(transaction, user, asked, at),
    ask: Effect.fnUntraced(function* (found) {
      return found.tag === "signed" ? found : yield* filed(user, asked.id, found, at)
    }),
    write: Effect.fnUntraced(function* (transaction, found) {
      return found.tag === "signed" ? found.execution : yield* kept(transaction, user, asked.id, found, at)
    }),
  })
})

interface ToFile {
  readonly owner: UserId
  readonly paper: LegalPaper
  readonly signed: Signature
  readonly signatory: string
}

const filed = Effect.fnUntraced(function* (
  { id: signer }: SignedIn,
  assetId: AssetId,
  { owner, paper, signatory, signed }: ToFile,
  at: Millis,
) {
  const keys = yield* (yield* AgreementArchive).file({ assetId, signer, owner, paper, at }).pipe(
    Effect.catchTags({
      LettersMissing: () => Effect.fail(new SignatureInvalid()),
      PrintingFailed: (cause) => Effect.fail(new DocumentsUnavailable({ cause })),
      StorageFailed: (cause) => Effect.fail(new DocumentsUnavailable({ cause })),
    }),
  )
  return { tag: "filed", keys, owner, signatory, how: signed.how } satisfies Filed
})

import { Clock, Effect } from "effect"
import { AssetNotFound } from "../../assets/errors.ts"
import type { Asset } from "../../assets/model.ts"
import { isFirstOwner, maySeeAsset } from "../../assets/visibility.ts"
import { readable, signatoryOf } from "../../legal-documents/agreement-paper.ts"
import { SignatureInvalid } from "../../data-room/errors.ts"
import { type SignatureDimensions, signatureOf } from "../../data-room/signature.ts"
import { DocumentsUnavailable } from "../../documents/errors.ts"
import { changeOffer, courseOf } from "../deal/course.ts"
import { finish } from "../deal/on-offer.ts"
import { personIn } from "../deal/person.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { BundleInvalid, DepositAgreementNotNeeded, OfferStatusForbids, ProfileNotFilled } from "../../offers/errors.ts"
import { signsDepositAgreement } from "../../offers/make-offer.ts"
import type { Offer, SignedDepositAgreement } from "../../offers/model.ts"
import { partOnOffer } from "../../offers/policies.ts"
import { MOST_BUNDLE_ASSETS } from "../../offers/terms.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { isAdministrator, signedIn, verified, withRole } from "../../kernel/policies.ts"
import { MarketSettings } from "../../settings/ports.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId, OfferId } from "../../shared/ids.ts"
import type { DepositAgreementExecution, DepositAgreementText } from "../../legal-documents/deposit-agreement-model.ts"
import { depositAgreement } from "../../legal-documents/deposit-agreement.ts"
import type { LegalPaper } from "../../legal-documents/model.ts"
import { LegalArchive, LegalPress } from "../../legal-documents/ports.ts"

const needed = Effect.flatMap(MarketSettings, (settings) =>
  signsDepositAgreement(settings) ? Effect.void : Effect.fail(new DepositAgreementNotNeeded()),
)

const seenBy = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  id: AssetId,
  mayLook: (asset: Asset) => boolean,
) {
  const asset = yield* transaction.asset(id)
  return mayLook(asset) ? asset : yield* new AssetNotFound()
})

/** The agreement as a buyer would sign it for an offer on these assets. Nothing is kept of it. */
export const readDepositAgreement = Effect.fn("readDepositAgreement")(function* (
  actor: Actor,
  assets: ReadonlyArray<AssetId>,
) {
  const user = yield* Effect.fromResult(withRole(actor, "generateBDADocument", "ApprovedBuyers"))
  const ids = [...new Set(assets)]
  if (ids.length < 1 || ids.length > MOST_BUNDLE_ASSETS) return yield* new BundleInvalid()
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const own = yield* transaction.liveOffersOf(user.id, ids)
      const isParty = (id: AssetId) => own.some((offer) => offer.assets.some((one) => one.id === id))
      const seen = yield* Effect.forEach(ids, (id) =>
        seenBy(transaction, id, (asset) => maySeeAsset(user, asset, isParty(id))),
      )
      yield* needed
      const signer = yield* personIn(transaction, user.id)
      return {
        agreement: readable(depositAgreement({ assets: seen, signer })),
        signatory: signatoryOf(signer),
      } satisfies DepositAgreementText
    }),
  )
})

/** What a buyer of this asset would sign, for its first owner and administrators: a buyer's name stands open in it. */
export const readDemoAgreement = Effect.fn("readDemoAgreement")(function* (actor: Actor, id: AssetId) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* seenBy(transaction, id, (one) => isFirstOwner(user, one) || isAdministrator(user))
      return readable(depositAgreement({ assets: [asset], signer: null }))
    }),
  )
})

/** What is sent to sign with. Without dimensions `signature` is the name typed. */
export interface DepositSigning {
  readonly id: OfferId
  readonly signature: string
  readonly signatureDimensions: SignatureDimensions | null
  /** Whether it was signed on a phone; stands in the log alone. */
  readonly isMobile: boolean
}

const executionOf = ({ pdfKey, signedAt }: SignedDepositAgreement): DepositAgreementExecution => ({
  BDASignedDate: signedAt,
  BDApdfKey: pdfKey,
})

/** While an offer may come or stands before the seller, its agreement is signed; afterwards no more. */
const isOver = ({ status }: Offer) => status !== "Draft" && status !== "Published" && status !== "BestAndFinal"

const mayBeSigned = Effect.fnUntraced(function* (user: SignedIn, offer: Offer) {
  const by = yield* Effect.fromResult(partOnOffer(user, "edit", offer))
  if (offer.depositAgreement === null && isOver(offer))
    return yield* new OfferStatusForbids({ status: offer.status, command: "signBDADocument" })
  return by
})

const toSign = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  { id, signature, signatureDimensions }: DepositSigning,
  at: Millis,
) {
  const offer = yield* transaction.offer(id)
  yield* mayBeSigned(user, offer)
  yield* needed
  if (offer.depositAgreement) return { tag: "signed", agreement: offer.depositAgreement } as const
  const signer = yield* personIn(transaction, user.id)
  const signatory = signatoryOf(signer) ?? (yield* new ProfileNotFilled())
  const signed = yield* Effect.fromResult(signatureOf(signature, signatureDimensions, signatory))
  const assets = yield* Effect.forEach(offer.assets, (one) => transaction.asset(one.id)).pipe(
    Effect.catchTag("AssetNotFound", Effect.die), // an offer's assets stay
  )
  const paper = depositAgreement({ assets, signer }, { signature: signed, at })
  return { tag: "toFile", paper, signatory, how: signed.how } as const
})

/** Sets the signed agreement and files the buyer's copy in the encrypted store. */
const filed = Effect.fnUntraced(function* (user: SignedIn, offerId: OfferId, paper: LegalPaper, at: Millis) {
  const manuscript = { paper, preparedAt: at, edition: 1 }
  return yield* Effect.gen(function* () {
    const bytes = yield* (yield* LegalPress).print(manuscript)
    const copy = { owner: user.id, offerId, docType: "BDA", manuscript, name: `${paper.title}.pdf`, at, bytes } as const
    return (yield* (yield* LegalArchive).file(copy)).key
  }).pipe(
    Effect.catchTags({
      LettersMissing: () => Effect.fail(new SignatureInvalid()),
      PrintingFailed: (cause) => Effect.fail(new DocumentsUnavailable({ cause })),
      StorageFailed: (cause) => Effect.fail(new DocumentsUnavailable({ cause })),
    }),
  )
})

/** Whoever signed in another tab meanwhile has that agreement. */
const kept = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  { id, isMobile }: DepositSigning,
  agreement: SignedDepositAgreement,
) {
  const { assets, offer } = yield* transaction.lockOffer(id)
  const by = yield* mayBeSigned(user, offer)
  if (offer.depositAgreement) return executionOf(offer.depositAgreement)
  const signed = { ...offer, depositAgreement: agreement }
  const act = { by, at: agreement.signedAt }
  const course = changeOffer(courseOf({ assets, offers: [offer] }), signed, "DepositAgreementSigned", act, { isMobile })
  yield* finish(course, act.at, transaction)
  return executionOf(agreement)
})

/**
 * Signs the bid deposit agreement for an own offer: sets it with the signature as PDF, files the buyer's copy, and keeps with the offer
 * when and under which name. Signed again, the first signature stands. Refused while no earnest money moves by itself (BUY-167), once the
 * offer is over, and without name or verified e-mail.
 */
export const signDepositAgreement = Effect.fn("signDepositAgreement")(function* (actor: Actor, asked: DepositSigning) {
  yield* Effect.fromResult(withRole(actor, "signBDADocument", "ApprovedBuyers"))
  const user = yield* Effect.fromResult(verified(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const store = yield* MarketStore
  return yield* store.consulting({
    read: (transaction) => toSign(transaction, user, asked, at),
    ask: Effect.fnUntraced(function* (found) {
      if (found.tag === "signed") return found
      const { how, paper, signatory } = found
      const pdfKey = yield* filed(user, asked.id, paper, at)
      return { tag: "filed", agreement: { signedAt: at, pdfKey, signatory, how } } as const
    }),
    write: Effect.fnUntraced(function* (transaction, found) {
      return found.tag === "signed"
        ? executionOf(found.agreement)
        : yield* kept(transaction, user, asked, found.agreement)
    }),
  })
})

import { type Documents, LEGAL_DOCUMENT_CATEGORY } from "@xl/core/documents"
import type { DepositAgreementText, LegalDocuments } from "@xl/core/legal-documents"
import { messageOf } from "@xl/core/messages"
import type { OfferView } from "@xl/core/offers"
import type { AssetId, UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { type Signed, SignatureForm } from "../agreements/index.ts"
import { saveAsFile } from "../parts/file/index.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"

export type ReadAgreement =
  | { readonly tag: "failed"; readonly said: string }
  | { readonly tag: "read"; readonly text: DepositAgreementText }
  | { readonly tag: "reading" }

interface Waiting {
  readonly signature: Signed
  readonly isMobile: boolean
  readonly assets: string
}

const nameOf = (assets: ReadonlyArray<AssetId>) => assets.toSorted().join(" ")

/**
 * The bid deposit agreement on the way of an offer. Of an offer that is there it is signed at once; before there is a draft the signature
 * waits in this page alone, for these assets, and goes with the terms.
 */
export class AgreementSigning {
  state: ReadAgreement = { tag: "reading" }
  form = new SignatureForm()
  isSending = false
  waiting: Waiting | null = null
  readonly #documents: LegalDocuments["Service"]
  readonly #papers: Documents["Service"]
  readonly #latest = new Latest()

  constructor(documents: LegalDocuments["Service"], papers: Documents["Service"]) {
    this.#documents = documents
    this.#papers = papers
    makeAutoObservable(this, { state: observableRef, form: observableRef, waiting: observableRef })
  }

  /** Whether a signature for these assets waits for its draft. */
  readonly waitsFor = (assets: ReadonlyArray<AssetId>): boolean => this.waiting?.assets === nameOf(assets)

  /** Reads what is to be signed for these assets. */
  readonly open = async (assets: ReadonlyArray<AssetId>): Promise<void> => {
    this.state = { tag: "reading" }
    const result = await this.#latest.ask(this.#documents.depositAgreement(assets))
    if (result === null) return
    runInAction(() => {
      this.state = Result.isSuccess(result)
        ? { tag: "read", text: result.success }
        : { tag: "failed", said: messageOf(result.failure) }
    })
  }

  /** Nobody signs with what the one before typed. */
  readonly forget = (): void => {
    this.#latest.begin()
    this.state = { tag: "reading" }
    this.form = new SignatureForm()
    this.waiting = null
  }

  /** Saves the buyer's own copy as a file. */
  readonly save = async ({ BDApdfKey: key }: OfferView, dataOwnerId: UserId): Promise<void> => {
    if (key === null) return
    const copy = this.#papers.download({ dataOwnerId, key }, undefined, LEGAL_DOCUMENT_CATEGORY)
    const read = await Effect.runPromise(Effect.result(copy))
    runInAction(() => {
      if (Result.isFailure(read)) this.form.refused(read.failure, messageOf(read.failure))
      else saveAsFile("Bid Deposit Agreement.pdf", read.success.type, read.success.bytes.slice())
    })
  }

  /** Keeps what is whole until there is a draft on these assets; whether it was. */
  readonly keep = (assets: ReadonlyArray<AssetId>, isMobile: boolean): boolean => {
    const signature = this.form.signed()
    if (signature === null) return false
    this.waiting = { signature, isMobile, assets: nameOf(assets) }
    return true
  }

  #given(offer: OfferView, isMobile: boolean): Pick<Waiting, "isMobile" | "signature"> | null {
    if (this.waiting !== null && this.waitsFor(offer.assets.map(({ id }) => id))) return this.waiting
    const signature = this.form.signed()
    return signature && { signature, isMobile }
  }

  /** Signs for an offer that is there: with what waits for it, or what the form says. The offer as signed, or null. */
  readonly sign = async (offer: OfferView, isMobile = false): Promise<OfferView | null> => {
    if (this.isSending) return null
    const given = this.#given(offer, isMobile)
    if (given === null) return null
    this.isSending = true
    const asked = this.#documents.signDepositAgreement(offer.id, ...given.signature, given.isMobile)
    const result = await Effect.runPromise(Effect.result(asked))
    return runInAction(() => {
      this.isSending = false
      this.waiting = null
      if (Result.isSuccess(result)) {
        this.form = new SignatureForm()
        return { ...offer, ...result.success }
      }
      this.form.refused(result.failure, messageOf(result.failure))
      return null
    })
  }
}

export const agreementSigning = viewModelToken<AgreementSigning>("AgreementSigning")

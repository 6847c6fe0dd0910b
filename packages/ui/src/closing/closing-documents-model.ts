import { type Documents, LEGAL_DOCUMENT_CATEGORY, type DocumentRef } from "@xl/core/documents"
import type { LegalDocuments, LegalDocumentType, LegalDocumentView } from "@xl/core/legal-documents"
import { messageOf } from "@xl/core/messages"
import type { Offers } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { saveAsFile } from "../parts/file/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

type Pair = ReadonlyArray<LegalDocumentView>

/** A document in front of the page: being read, read, or not to be had. */
export interface OpenDocument {
  readonly document: DocumentRef
  readonly content: "failed" | "reading" | { readonly type: string; readonly address: string }
}

/** Why an administrator reads a party's copy, as it goes on the party's record. */
const why = (id: OfferId): string => `Looks at the closing documents of offer ${id}`

/** The two documents of one closing. That one was made, or failed, shows without reload. */
export class ClosingDocumentsModel {
  listed: Listed<Pair> = { tag: "loading", page: null }
  /** What was asked for and is not answered yet. */
  asking: LegalDocumentType | null = null
  opened: OpenDocument | null = null
  readonly #legal: LegalDocuments["Service"]
  readonly #documents: Documents["Service"]
  readonly #offers: Offers["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()
  #id: OfferId | null = null

  constructor(
    legal: LegalDocuments["Service"],
    documents: Documents["Service"],
    offers: Offers["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
  ) {
    this.#legal = legal
    this.#documents = documents
    this.#offers = offers
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { listed: observableRef, opened: observableRef })
  }

  get pair(): Pair {
    return pageOf(this.listed) ?? []
  }

  readonly open = async (id: OfferId): Promise<void> => {
    this.#id = id
    this.listed = { tag: "loading", page: null }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const id = this.#id
    if (id === null) return
    const result = await this.#latest.ask(this.#legal.ofOffer(id))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the panel goes. */
  readonly follow = (): (() => void) => {
    const deaf = this.#session.listen((event) => {
      if (event.topic === "missed" || (event.topic === "offer" && event.id === this.#id)) void this.again()
    })
    return () => {
      deaf()
      this.close()
    }
  }

  /** Has it made, or tried again. */
  readonly make = async (docType: LegalDocumentType): Promise<void> => {
    const id = this.#id
    if (id === null || this.asking !== null) return
    this.asking = docType
    const result = await Effect.runPromise(Effect.result(this.#legal.generate(id, docType)))
    runInAction(() => (this.asking = null))
    if (Result.isFailure(result)) this.#snackbars.error(messageOf(result.failure))
    await this.again()
  }

  /** Puts a document in front of the page. */
  readonly show = async (document: DocumentRef): Promise<void> => {
    this.#put({ document, content: "reading" })
    const mine = this.opened
    const read = await this.#read(document)
    if (this.opened !== mine) return // closed meanwhile, or another was opened
    if (Result.isFailure(read)) return this.#put({ document, content: "failed" })
    const { bytes, type } = read.success
    const address = URL.createObjectURL(new Blob([bytes.slice()], { type }))
    this.#put({ document, content: { type, address } })
    await this.#mark(document)
  }

  readonly save = async (document: DocumentRef): Promise<void> => {
    const read = await this.#read(document)
    if (Result.isFailure(read)) this.#snackbars.error(messageOf(read.failure))
    else saveAsFile(document.name, read.success.type, read.success.bytes.slice())
  }

  readonly close = (): void => this.#put(null)

  /** Keeps that a party opened the present edition. Refused after its acceptance, which changes nothing for the reader. */
  async #mark(document: DocumentRef): Promise<void> {
    const id = this.#id
    const shown = this.pair.find((one) => one.document?.key === document.key)
    if (id === null || shown === undefined || !this.#isOwn(document)) return
    await Effect.runPromise(Effect.result(this.#offers.markClosingDocumentOpened(id, shown.docType, shown.edition)))
  }

  #isOwn({ dataOwnerId }: DocumentRef): boolean {
    return this.#session.profile?.id === dataOwnerId
  }

  #read(document: DocumentRef) {
    const reason = this.#isOwn(document) || this.#id === null ? undefined : why(this.#id)
    return Effect.runPromise(Effect.result(this.#documents.download(document, reason, LEGAL_DOCUMENT_CATEGORY)))
  }

  /** The browser forgets the one before. */
  #put(opened: OpenDocument | null): void {
    const { content } = this.opened ?? {}
    if (typeof content === "object") URL.revokeObjectURL(content.address)
    runInAction(() => (this.opened = opened))
  }
}

export const closingDocumentsModel = viewModelToken<ClosingDocumentsModel>("ClosingDocumentsModel")

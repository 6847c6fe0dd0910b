import type { Documents, DocumentRef } from "@xl/core/documents"
import { fieldTexts, type Cents, Cents as CentsCodec, type Day, isBlank, must } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import { DeclineReasonRequired } from "@xl/core/offers"
import {
  type FundsApproval,
  isPending,
  REQUESTS_ON_A_PAGE,
  type RoleRequest,
  type RoleRequestPage,
  type RoleRequests,
  type RoleRequestStatus,
  type RoleRequestView,
} from "@xl/core/roles"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

export interface Deciding {
  readonly view: RoleRequestView
  readonly pofSum: number | undefined
  /** Of the approval; nothing until it is whole. */
  readonly date: Day | undefined
  /** The last day on which funds can have been approved. */
  readonly today: Day
  readonly reason: string
  /** What is wrong with the reason, told beside it. */
  readonly reasonError: string | null
  /** Whatever else stands in the way. */
  readonly error: string | null
}

/** A paper beside the form: being read, read, or not to be had. */
export interface ShownPaper {
  readonly document: DocumentRef
  /** Read, it has an address in this browser for as long as it is shown. */
  readonly content: "failed" | "reading" | { readonly type: string; readonly address: string }
}

/** Why an administrator reads a request's paper, as it goes on the owner's record. */
const whyRead = ({ request }: RoleRequestView): string =>
  `${isPending(request) ? "Decides" : "Looks at the decided"} role request ${request.id}`

const addressOf = ({ bytes, type }: { readonly type: string; readonly bytes: Uint8Array }): string =>
  URL.createObjectURL(new Blob([bytes.slice()], { type }))

/** An administrator's list of requests and the one being decided. New requests arrive without reload. */
export class RoleRequestsModel {
  status: RoleRequestStatus = "Draft"
  offset = 0
  listed: Listed<RoleRequestPage> = { tag: "loading", page: null }
  deciding: Deciding | null = null
  paper: ShownPaper | null = null
  isAsking = false
  readonly #requests: RoleRequests["Service"]
  readonly #documents: Documents["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()

  constructor(
    requests: RoleRequests["Service"],
    documents: Documents["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
  ) {
    this.#requests = requests
    this.#documents = documents
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { listed: observableRef, deciding: observableRef, paper: observableRef })
  }

  get page(): RoleRequestPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (status: RoleRequestStatus, offset: number): Promise<void> => {
    this.status = status
    this.offset = offset
    this.listed = { tag: "loading", page: this.page }
    const search = { status: [status], email: null, size: REQUESTS_ON_A_PAGE, offset }
    const result = await this.#latest.ask(this.#requests.search(search))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  readonly again = (): Promise<void> => this.open(this.status, this.offset)

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "roleRequest") void this.again()
    })

  readonly decide = (view: RoleRequestView, today: Day): void => {
    this.deciding = { view, pofSum: undefined, date: today, today, reason: "", reasonError: null, error: null }
    this.#put(null)
    const [first] = view.request.documents
    if (first) void this.show(first)
  }

  /** Puts a paper beside the form; the look is on the record of its owner. */
  readonly show = async (document: DocumentRef): Promise<void> => {
    this.#put({ document, content: "reading" })
    const { paper: mine } = this
    const read = await this.read(document)
    if (this.paper !== mine) return // another was asked for, or the dialog closed
    if (read === null) this.#put({ document, content: "failed" })
    else this.#put({ document, content: { type: read.type, address: addressOf(read) } })
  }

  /** The browser forgets the one before. */
  #put(paper: ShownPaper | null): void {
    const { content } = this.paper ?? {}
    if (typeof content === "object") URL.revokeObjectURL(content.address)
    runInAction(() => (this.paper = paper))
  }

  readonly type = (change: Partial<Pick<Deciding, "date" | "pofSum" | "reason">>): void => {
    if (this.deciding) this.deciding = { ...this.deciding, ...change, reasonError: null, error: null }
  }

  readonly close = (): void => {
    this.deciding = null
    this.#put(null)
  }

  readonly approve = async (): Promise<void> => {
    const { deciding } = this
    if (deciding === null) return
    const { date: fundsApprovalDate } = deciding
    if (fundsApprovalDate === undefined) {
      this.deciding = { ...deciding, reasonError: null, error: fieldTexts.notDay }
      return
    }
    const pofSum: Cents = must(CentsCodec, deciding.pofSum ?? 0)
    const approval: FundsApproval = { pofSum, approved: true, fundsApprovalDate }
    await this.#decided(this.#requests.approve(deciding.view.request.id, approval))
  }

  readonly decline = async (): Promise<void> => {
    const { deciding } = this
    if (deciding === null) return
    if (isBlank(deciding.reason)) {
      this.deciding = { ...deciding, reasonError: messageOf(new DeclineReasonRequired()), error: null }
      return
    }
    await this.#decided(this.#requests.decline(deciding.view.request.id, deciding.reason))
  }

  /** The bytes of a paper of the request that is open; the gateway logs the read, and which request it was for. */
  readonly read = async (
    document: DocumentRef,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null> => {
    const result = await Effect.runPromise(
      Effect.result(this.#documents.download(document, this.deciding ? whyRead(this.deciding.view) : "")),
    )
    this.#snackbars.settle(document.key)
    if (Result.isSuccess(result)) return result.success
    this.#snackbars.error(messageOf(result.failure), document.key)
    return null
  }

  async #decided<W extends Parameters<typeof messageOf>[0]>(decision: Effect.Effect<RoleRequest, W>): Promise<void> {
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(decision))
    runInAction(() => {
      this.isAsking = false
      if (Result.isFailure(result)) {
        if (this.deciding) this.deciding = { ...this.deciding, reasonError: null, error: messageOf(result.failure) }
      } else this.close()
    })
    if (Result.isSuccess(result) || result.failure._tag === "RoleRequestDecided") await this.again()
  }
}

export const roleRequestsModel = viewModelToken<RoleRequestsModel>("RoleRequestsModel")

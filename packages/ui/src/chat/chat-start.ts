import { requireVerifiedEmail } from "@xl/core/accounts"
import type { ChatConversation, Chats } from "@xl/core/chat"
import { messageOf, type Told } from "@xl/core/messages"
import type { OfferView } from "@xl/core/offers"
import type { AssetId, OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, runInAction } from "mobx"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { ChatLists } from "./chat-lists.ts"

/** A red notice about an opening goes when the next one succeeds. */
const ABOUT = "chat opening"

/** The ways into a conversation from a loan or an offer: the same one each time, opened where there was none. */
export class ChatStart {
  /** What a conversation is being opened about. */
  opening: AssetId | OfferId | null = null
  readonly #chats: Chats["Service"]
  readonly #lists: ChatLists
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue

  constructor(
    chats: Chats["Service"],
    lists: ChatLists,
    session: SessionStore,
    accounts: AccountDialogs,
    alerts: Alerts,
    snackbars: SnackbarQueue,
  ) {
    this.#chats = chats
    this.#lists = lists
    this.#session = session
    this.#accounts = accounts
    this.#alerts = alerts
    this.#snackbars = snackbars
    makeAutoObservable(this)
  }

  /** The buyer's with the seller of an asset. */
  readonly withSeller = (asset: AssetId): Promise<void> => this.#start(asset, () => this.#chats.open(asset))

  /** The seller's with the buyer who made an offer, about its first asset. */
  readonly withBuyer = async ({ assets: [first], id }: Pick<OfferView, "assets" | "id">): Promise<void> => {
    if (first) await this.#start(id, () => this.#chats.open(first.id, id))
  }

  /** Who has not verified the e-mail is led to that first. */
  async #start(about: AssetId | OfferId, ask: () => Effect.Effect<ChatConversation, Told>): Promise<void> {
    if (this.opening !== null) return
    if (Result.isFailure(requireVerifiedEmail(new Set(this.#session.roles))))
      return this.#alerts.show(verifyPrompt(this.#accounts))
    this.opening = about
    const result = await Effect.runPromise(Effect.result(ask()))
    runInAction(() => (this.opening = null))
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    this.#snackbars.settle(ABOUT)
    this.#lists.put(result.success)
    this.#lists.ask(result.success.twilioSID)
  }
}

export const chatStart = viewModelToken<ChatStart>("ChatStart")

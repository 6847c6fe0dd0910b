import { requireVerifiedEmail } from "@xl/core/kernel"
import type { ChatConversation, Chats } from "@xl/core/chat"
import { messageOf, type Told } from "@xl/core/messages"
import type { OfferView } from "@xl/core/offers"
import type { AssetView } from "@xl/core/assets"
import type { AssetId, OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, runInAction } from "mobx"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { LetterDraft } from "../contact/letter-draft.ts"
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
  /** Whose seller is asked for the first time: the question is written before there is a conversation. */
  asking: AssetId | null = null
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

  /**
   * From a listing. Where its contacts are disclosed both are named, so that the conversation opens at once; elsewhere the first question
   * is written first and goes without a name.
   */
  readonly fromListing = async ({
    contactsDisclosed,
    id,
  }: Pick<AssetView, "contactsDisclosed" | "id">): Promise<void> => {
    if (contactsDisclosed || this.#hasTalked(id)) return this.withSeller(id)
    if (this.#isVerified()) this.asking = id
  }

  readonly stopAsking = (): void => void (this.asking = null)

  /** Sends the question and opens the conversation in which it stands. What was typed stays where it is refused. */
  readonly ask = async (id: AssetId, draft: LetterDraft): Promise<void> => {
    const talk = await draft.send(
      (letter) => this.#chats.ask(id, letter),
      (why) => this.#snackbars.error(messageOf(why), ABOUT),
    )
    if (talk === null) return
    draft.again()
    runInAction(() => (this.asking = null))
    this.#show(talk)
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
    if (!this.#isVerified()) return
    this.opening = about
    const result = await Effect.runPromise(Effect.result(ask()))
    runInAction(() => (this.opening = null))
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    this.#show(result.success)
  }

  #isVerified(): boolean {
    if (Result.isSuccess(requireVerifiedEmail(new Set(this.#session.roles)))) return true
    this.#alerts.show(verifyPrompt(this.#accounts))
    return false
  }

  #hasTalked(asset: AssetId): boolean {
    return this.#lists.on("buyer").some(({ assetID }) => assetID === asset)
  }

  #show(talk: ChatConversation): void {
    this.#snackbars.settle(ABOUT)
    this.#lists.put(talk)
    this.#lists.ask(talk.twilioSID)
  }
}

export const chatStart = viewModelToken<ChatStart>("ChatStart")

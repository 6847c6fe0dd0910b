import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller, type Seed } from "@xl/testkit/market"
import { must, type AssetId, ConversationSid } from "@xl/core/shared"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { AccountDialogs } from "../accounts/account-dialogs.ts"
import { Alerts } from "../alerts/alerts.ts"
import { ChatLists, ChatOutbox, ChatStart, ChatThread } from "../chat/index.ts"
import { app, type App, type Change, settled } from "./app.ts"

const seller = aSeller()
/** The asset that is talked about, and another of the same seller. */
export const TALKED = aPublishedAsset({ owners: [seller.id] })
export const OTHER = aPublishedAsset({ id: anAssetId(2), owners: [seller.id] })

const run = Effect.runPromise
const uuid = (n: number): string => n.toString(16).padStart(32, "0")

/** The app of one of two who may talk, with all that the chat is made of; nothing was said yet. */
export const talking = async (who: Profile = aBuyer(), seed: Seed = {}, change?: Change) => {
  const people = [seller, aBuyer(), aBuyer(2)].filter(({ id }) => id !== who.id)
  const here = await app(
    { who, seed: { assets: [TALKED, OTHER], ...seed, profiles: [who, ...people, ...(seed.profiles ?? [])] } },
    change,
  )
  await settled()
  return { ...here, ...stores(here), ...acts(here) }
}

const stores = ({ accounts, effects, log, market, ports, session, snackbars, timers }: App) => {
  const { chats, conversations } = ports
  let count = 0
  const alerts = new Alerts()
  const dialogs = new AccountDialogs(accounts.accounts, session, snackbars, alerts, effects, timers.after, log)
  const lists = new ChatLists(chats, session, snackbars)
  const outbox = new ChatOutbox(conversations, session, market.home.clock.now, () => uuid(++count))
  const thread = new ChatThread(chats, conversations, lists, outbox, session)
  const start = new ChatStart(chats, lists, session, dialogs, alerts, snackbars)
  return { alerts, lists, outbox, start, thread }
}

/** What people do in the market besides the one whose app it is. */
const acts = ({ market }: App) => {
  let keys = 0
  return {
    opens: async (buyer: Profile = aBuyer(), asset: AssetId = TALKED.id): Promise<ConversationSid> => {
      const { twilioSID } = await run(market.as(buyer).chats.open(asset))
      return must(ConversationSid, twilioSID)
    },
    says: async (who: Profile, sid: ConversationSid, ...words: ReadonlyArray<string>): Promise<void> => {
      for (const word of words) {
        market.home.clock.advance(5_000)
        const key = `00000000-0000-4000-8000-${(++keys).toString(16).padStart(12, "0")}`
        await run(market.as(who).conversations.send(sid, word, key))
      }
    },
  }
}

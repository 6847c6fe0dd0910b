import { isPublic } from "@xl/core/assets"
import { isEmailVerified } from "@xl/core/kernel"
import { type KeptRhythm, type RoomNews, USUAL_RHYTHM, type RoomNewsStore } from "@xl/core/data-room"
import type { AssetId, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import type { MarketMemory } from "../market/in-memory.ts"

/** What became of files of data rooms, and who heard of it, beside a market in memory. */
export const roomNewsInMemory = (memory: MarketMemory): RoomNewsStore["Service"] => {
  const rhythmOf = (user: UserId, asset: AssetId) => memory.rows.rhythms.get(`${user}/${asset}`)
  /** Since when somebody reads a tier of a room; null where not at all. */
  const readsSince = (user: UserId, { assetId, tier }: RoomNews): number | null => {
    const signed = memory.rows.agreements.get(`${user}/${assetId}`)
    if (!signed || tier !== "tier2") return signed?.executionDate ?? null
    const approved = [...memory.rows.tier2Requests.values()].find(
      (one) => one.userId === user && one.assetId === assetId && one.status === "Approved",
    )
    return approved?.dateModified ?? null
  }
  const unheard = (user: UserId, asset: AssetId): ReadonlyArray<RoomNews> => {
    const [found, person] = [memory.rows.assets.get(asset), memory.rows.profiles.get(user)]
    const kept = rhythmOf(user, asset)
    const isReader = found && person && isEmailVerified(person.roles) && found.owners[0] !== user
    if (!isReader || !isPublic(found.status) || kept?.rhythm === "Never") return []
    const signed = memory.rows.agreements.get(`${user}/${asset}`)
    return memory.rows.roomNews.filter((news) => {
      if (news.assetId !== asset || news.at <= (kept?.heardUntil ?? signed?.executionDate ?? news.at)) return false
      const since = readsSince(user, news)
      return since !== null && since <= news.at
    })
  }
  return {
    owed: () =>
      Effect.sync(() =>
        [...memory.rows.agreements.values()].flatMap(({ assetId, userId }) => {
          const [first] = unheard(userId, assetId)
          const rhythm = rhythmOf(userId, assetId)?.rhythm ?? USUAL_RHYTHM
          return first ? [{ userId, assetId, since: first.at, rhythm }] : []
        }),
      ),
    transaction: (work) =>
      memory.store.transaction((transaction) =>
        work({
          lockNews: (user, id) =>
            Effect.sync(() => {
              const [asset, news] = [memory.rows.assets.get(id), unheard(user, id)]
              return asset && news.length > 0 ? { asset, news } : null
            }),
          heard: (userId, assetId, heardUntil) => {
            const rhythm = rhythmOf(userId, assetId)?.rhythm ?? USUAL_RHYTHM
            const kept: KeptRhythm = { assetId, userId, rhythm, heardUntil }
            return transaction.write({ rhythms: [kept], events: [], outbox: [] })
          },
          send: (outbox) => transaction.write({ events: [], outbox }),
        }),
      ),
  }
}

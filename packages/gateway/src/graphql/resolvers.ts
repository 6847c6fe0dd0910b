import { randomBytes } from "node:crypto"
import type { MarketStore } from "@xl/core/market"
import type { MarketSettings } from "@xl/core/settings"
import type { Ids } from "@xl/core/shared"
import { type AccountKeeper, accountResolvers, NO_KEEPER } from "../accounts/index.ts"
import { assetResolvers } from "../assets/index.ts"
import { type BankHouse, bankResolvers, playedBanks } from "../banking/index.ts"
import type { Config } from "../config/index.ts"
import type { ConversationHost } from "@xl/core/chat"
import { chatResolvers } from "../chat/index.ts"
import { changeRequestResolvers } from "../change-requests/index.ts"
import { contactResolvers } from "../contact/index.ts"
import { dataRoomResolvers, roomHouseOf } from "../data-room/index.ts"
import type { Database } from "../database/index.ts"
import { dealResolvers } from "../deals/index.ts"
import { depositResolvers } from "../deposits/index.ts"
import { type DocumentHouse, documentPasses, type DocumentPasses, documentResolvers } from "../documents/index.ts"
import { favoriteResolvers } from "../favorites/index.ts"
import type { Resolvers } from "../http/request.ts"
import type { Hub } from "../live/index.ts"
import { mandateResolvers } from "../mandates/index.ts"
import { monitoringResolvers } from "../monitoring/index.ts"
import { repeatable } from "./repeatable.ts"
import { agreementHouse, legalDocumentResolvers } from "../legal-documents/index.ts"
import { liveResolvers, noticeResolvers } from "../notices/index.ts"
import { offerResolvers } from "../offers/index.ts"
import { profileResolvers } from "../profiles/index.ts"
import { roleResolvers } from "../roles/index.ts"
import { settingsOver, settingsResolvers } from "../settings/index.ts"
import { userResolvers } from "../users/index.ts"
import { userAssetResolvers } from "../user-assets/index.ts"
import { valuationResolvers } from "../valuation/index.ts"

/** What the use cases behind the schema stand on. */
export type MarketServices = ConversationHost | Ids | MarketSettings | MarketStore

/** A resolver for every field that can be asked for first, noun by noun. */
export const marketResolvers = ({
  banks = playedBanks(),
  config,
  db,
  hub,
  keeper = NO_KEEPER,
  papers,
  passes = documentPasses(randomBytes(32).toString("base64")),
}: {
  readonly config: Pick<Config, "buildBranch" | "contactEmail" | "passwordlessRegistration" | "roomFileBytes">
  readonly db: Database
  /** Who connects banks; the sandbox where nobody is named. */
  readonly banks?: BankHouse
  readonly hub: Hub
  /** The identity service, as far as an account is deleted through the market. */
  readonly keeper?: AccountKeeper
  /** Tokens for the encryption service; of a secret that nobody keeps where none are named. */
  readonly passes?: DocumentPasses
  /** Where signed agreements are kept; nobody can sign where there is none. */
  readonly papers?: DocumentHouse
}): ReadonlyArray<Resolvers<MarketServices>> => {
  const settingsNow = settingsOver(db, config)
  const all: ReadonlyArray<Resolvers<MarketServices>> = [
    assetResolvers(db, config),
    offerResolvers(db, settingsNow),
    depositResolvers(db, config),
    changeRequestResolvers(db),
    dealResolvers(db),
    profileResolvers(db),
    accountResolvers(db, keeper),
    documentResolvers(db, passes),
    legalDocumentResolvers(db, agreementHouse(papers ?? null, settingsNow)),
    roleResolvers(db),
    mandateResolvers(db),
    userResolvers(db),
    dataRoomResolvers(db, roomHouseOf(passes, papers, config.roomFileBytes)),
    chatResolvers(db, hub),
    favoriteResolvers(db),
    userAssetResolvers(db),
    valuationResolvers(db),
    settingsResolvers(db, config),
    bankResolvers(db, config, banks),
    contactResolvers(db),
    liveResolvers(hub),
    noticeResolvers(db),
    monitoringResolvers(db),
  ]
  return all.map(repeatable)
}

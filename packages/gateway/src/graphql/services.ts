import { randomUUID } from "node:crypto"
import { ConversationHost } from "@xl/core/chat"
import { MarketStore } from "@xl/core/market"
import { MarketSettings } from "@xl/core/settings"
import { Cents, Ids, must } from "@xl/core/shared"
import { Context, Effect } from "effect"
import { embeddedHost } from "../chat/index.ts"
import type { Config } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import { marketStorePostgres } from "../market/index.ts"
import type { MarketServices } from "./resolvers.ts"

/** Days that a failed deposit may be cured. Source: docs/market-rules.md, "Offer lifecycle". */
const DEPOSIT_CURE_DAYS = 5

/** The store, the operator's settings and fresh ids, for the use cases. */
export const marketServices = (
  db: Database,
  config: Pick<Config, "depositFeeRate" | "lenderDirect90" | "planPriceCents" | "sellerApproval" | "sellerClosingDays">,
  host: ConversationHost["Service"] = embeddedHost,
): Context.Context<MarketServices> =>
  Context.empty().pipe(
    Context.add(MarketStore, marketStorePostgres(db)),
    Context.add(ConversationHost, host),
    Context.add(Ids, { next: Effect.sync(() => randomUUID()) }),
    Context.add(MarketSettings, {
      sellerClosingDays: config.sellerClosingDays,
      depositCureDays: DEPOSIT_CURE_DAYS,
      autoDeposit: false,
      aggregateFunds: "warn",
      platformFeeRate: config.depositFeeRate,
      lenderDirect90: config.lenderDirect90,
      planPrice: must(Cents, config.planPriceCents),
      sellerApproval: config.sellerApproval,
    }),
  )

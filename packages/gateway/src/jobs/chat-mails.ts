import { mailAway } from "@xl/core/market/chat"
import type { MarketStore } from "@xl/core/market"
import { Clock, Context, Effect } from "effect"
import type { GatewayClock } from "../clock/index.ts"
import type { Job } from "./jobs.ts"

/** The run that mails those who were away while somebody wrote to them, as a job of every minute. */
export const chatMailsJob = (
  services: Context.Context<MarketStore>,
  { clock, now }: Pick<GatewayClock, "clock" | "now">,
): Job => ({
  name: "chat-mails",
  cron: "* * * * *",
  run: () => Effect.runPromiseWith(Context.add(services, Clock.Clock, clock))(Effect.suspend(() => mailAway(now()))),
})

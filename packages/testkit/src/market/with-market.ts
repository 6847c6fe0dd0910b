import { MarketStore } from "@xl/core/market"
import type { Profile } from "@xl/core/profiles"
import type { Actor, Role } from "@xl/core/kernel"
import { type MarketConfiguration, MarketSettings, type Settings } from "@xl/core/settings"
import { Cents, Ids, must, Rate, type StateCode } from "@xl/core/shared"
import { Effect } from "effect"
import { countedIds } from "../shared/counted-ids.ts"
import { MovedClock } from "../shared/moved-clock.ts"
import { MarketMemory } from "./in-memory.ts"
import { EXAMPLE_NOW, GUEST } from "./people.ts"
import type { Seed } from "./rows.ts"

/** As the product ships: no transfer runs by itself, the plan is free, the seller has ten days. */
export const SETTINGS: MarketConfiguration = {
  sellerClosingDays: 10,
  depositCureDays: 5,
  autoDeposit: false,
  aggregateFunds: "warn",
  platformFeeRate: must(Rate, 0),
  planPrice: must(Cents, 0),
  lenderDirect90: false,
  sellerApproval: "automatic",
}

/** Where use cases run: a market in memory, a clock that is moved, ids that count, and settings. */
export class MarketHome {
  readonly memory: MarketMemory
  readonly clock: MovedClock
  settings: MarketConfiguration
  /** The state that the operator named for the agreements. */
  governingState: StateCode | null = null
  readonly #ids = countedIds()

  constructor(
    seed: Seed = {},
    {
      now = EXAMPLE_NOW,
      settings = {},
    }: { readonly now?: number; readonly settings?: Partial<MarketConfiguration> } = {},
  ) {
    this.memory = new MarketMemory(seed)
    this.clock = new MovedClock(now)
    this.settings = { ...SETTINGS, ...settings }
  }

  /** Takes over what the operator decides on the screen. */
  readonly follow = ({ aggregateFunds, governingState }: Pick<Settings, "aggregateFunds" | "governingState">): void => {
    this.settings = { ...this.settings, aggregateFunds }
    this.governingState = governingState
  }

  /** A use case at home here. */
  readonly run = <A, E>(useCase: Effect.Effect<A, E, Ids | MarketSettings | MarketStore>): Effect.Effect<A, E> =>
    this.clock.tell(
      useCase.pipe(
        Effect.provideService(MarketStore, this.memory.store),
        Effect.provideService(MarketSettings, this.settings),
        Effect.provideService(Ids, this.#ids),
      ),
    )

  /** Who asks, with the roles that the market holds now; a person whom it does not know is a guest. */
  readonly actor = (who: Pick<Profile, "id"> | null): Actor => {
    const profile = who && this.memory.rows.profiles.get(who.id)
    if (!profile) return GUEST
    return { tag: "user", id: profile.id, email: profile.email, roles: new Set<Role>(profile.roles) }
  }
}

/** Who asks, looked up afresh at every call. */
export type Asking = () => Actor

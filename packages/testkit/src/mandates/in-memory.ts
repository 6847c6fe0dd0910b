import {
  type ConciergeView,
  type Mandates,
  type MandateView,
  type OwnMandates,
  stands,
  conciergeName,
  type KeptMandate,
} from "@xl/core/mandates"
import { endMandate, giveMandate } from "@xl/core/market/mandates"
import { administrator, signedIn, withRole } from "@xl/core/kernel"
import type { UserId } from "@xl/core/shared"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"
import { namesOf } from "./names.ts"

const viewed = (home: MarketHome, mandate: KeptMandate): ReadonlyArray<MandateView> => {
  const { profiles } = home.memory.rows
  const [seller, concierge] = [profiles.get(mandate.seller), profiles.get(mandate.concierge)]
  if (!seller || !concierge) return []
  const names = namesOf({ seller, concierge })
  const { endedBy: _who, ...shown } = mandate
  return [{ ...shown, sellerName: names.seller, conciergeName: names.concierge }]
}

/** Those that stand first, each newest first. */
const inOrder = (one: MandateView, other: MandateView) =>
  Number(stands(other)) - Number(stands(one)) || other.givenAt - one.givenAt || (one.id < other.id ? -1 : 1)

const mandatesIn = (home: MarketHome, person: UserId): OwnMandates => {
  const all = [...home.memory.rows.mandates.values()].flatMap((one) => viewed(home, one)).toSorted(inOrder)
  return {
    given: all.filter(({ seller }) => seller === person),
    held: all.filter(({ concierge }) => concierge === person),
  }
}

const conciergesIn = (home: MarketHome): ReadonlyArray<ConciergeView> =>
  [...home.memory.rows.profiles.values()]
    .filter(({ roles }) => roles.includes("Concierges"))
    .map((person) => ({ id: person.id, name: conciergeName(person), companyName: person.companyName }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1))

/** Mandates over a market in memory. */
export const mandatesInMemory = (home: MarketHome, asking: Asking): Mandates["Service"] => ({
  concierges: () =>
    Effect.suspend(() => Effect.fromResult(withRole(asking(), "listConcierges", "Sellers"))).pipe(
      Effect.map(() => conciergesIn(home)),
    ),
  mine: () =>
    Effect.suspend(() => Effect.fromResult(signedIn(asking()))).pipe(Effect.map(({ id }) => mandatesIn(home, id))),
  of: (person) =>
    Effect.suspend(() => Effect.fromResult(administrator(asking(), "listMandatesOf"))).pipe(
      Effect.map(() => mandatesIn(home, person)),
    ),
  give: (concierge) => Effect.suspend(() => home.run(giveMandate(asking(), concierge))),
  end: (id) => Effect.suspend(() => home.run(endMandate(asking(), id))),
})

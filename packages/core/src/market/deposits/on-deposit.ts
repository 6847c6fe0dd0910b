import { Effect, type Result } from "effect"
import { withOutdatedDocuments } from "../legal-documents/outdated.ts"
import { assetsOf, changeOffer, type Course, offerIn } from "../deal/course.ts"
import type { MarketEventType, OutboxMessage } from "../../kernel/events.ts"
import { type OfferScene, onLockedOffer } from "../deal/on-offer.ts"
import type { MarketTransaction } from "../store.ts"
import type { Offer } from "../../offers/model.ts"
import type { Actor } from "../../kernel/actor.ts"
import { MarketSettings } from "../../settings/ports.ts"
import type { Millis } from "../../shared/days.ts"
import type { OfferId } from "../../shared/ids.ts"
import type { DepositSituation } from "../../deposits/commands.ts"
import { DepositCommandDenied, type DepositRefusal } from "../../deposits/errors.ts"
import { changeOfDeposit, depositOf, type KeptDeposit } from "../../deposits/kept.ts"
import { type DepositStep, stepMails } from "../../deposits/notices.ts"
import { type DepositAsk, mayAskOfDeposit, partOnDeposit } from "../../deposits/policies.ts"
import { situationOf } from "../../deposits/situation.ts"
import { depositView } from "../../deposits/visibility.ts"

/** What a decision about a deposit has before it: the deposit beside its offer, both locked, and what they rest on. */
export interface DepositScene extends OfferScene {
  readonly kept: KeptDeposit
  readonly situation: DepositSituation
  readonly autoDeposit: boolean
}

/** What a decision comes to. The same `kept` is nothing at all. */
export interface DepositOutcome {
  readonly kept: KeptDeposit
  readonly offer: Offer
  readonly type: MarketEventType
  /** For the log, as plain JSON. */
  readonly told: { readonly [field: string]: unknown }
  /** What its parties are told by mail; null where it concerns nobody but the asker. */
  readonly step: DepositStep | null
  /** What that mail says beside the step; nothing where it is left out. */
  readonly facts?: { readonly [fact: string]: string }
  /** Whether the closing documents state what has changed. */
  readonly restatesDocuments?: boolean
}

/** Reads the deposit of a locked offer, decides on it, and puts what was decided into the course. */
export const decidedOnDeposit = <E, R>(
  scene: OfferScene,
  decide: (scene: DepositScene) => Effect.Effect<DepositOutcome, E, R>,
) =>
  Effect.gen(function* () {
    const { act, course, offer, transaction } = scene
    const { autoDeposit, platformFeeRate } = yield* MarketSettings
    const stored = yield* transaction.depositOf(offer.id)
    const kept = depositOf(offer, stored)
    const situation = situationOf(offer, assetsOf(course, offer), kept, platformFeeRate)
    const outcome = yield* decide({ ...scene, kept, situation, autoDeposit })
    if (outcome.kept === kept) return course
    const mails: ReadonlyArray<OutboxMessage> = outcome.step ? stepMails(offer, outcome.step, outcome.facts) : []
    const changed: Course = changeOffer(course, outcome.offer, outcome.type, act, outcome.told)
    const decided = { ...changed, deposits: [changeOfDeposit(stored, outcome.kept)], told: mails }
    return outcome.restatesDocuments ? yield* withOutdatedDocuments(decided, outcome.offer, act, transaction) : decided
  })

/** What a decision comes to; a part that the policy let through and the machine does not is a defect. */
export const outcomeOf = <A, E extends DepositRefusal>(decided: Result.Result<A, E>) =>
  Effect.fromResult(decided).pipe(
    Effect.catchIf((why): why is Extract<E, DepositCommandDenied> => why instanceof DepositCommandDenied, Effect.die),
  )

/** The deposit as the actor sees it after a command, or when asked for it. */
export const depositSeen = Effect.fnUntraced(function* (
  { actor, now, transaction }: { readonly actor: Actor; readonly now: Millis; readonly transaction: MarketTransaction },
  offer: Offer,
  assets: Parameters<typeof situationOf>[1],
) {
  const { platformFeeRate } = yield* MarketSettings
  const kept = depositOf(offer, yield* transaction.depositOf(offer.id))
  const banks = actor.tag === "user" ? yield* transaction.banksOf(actor.id) : []
  return depositView({ offer, kept, situation: situationOf(offer, assets, kept, platformFeeRate), actor, banks, now })
})

/** A command on the deposit of an offer, which the asker sees as it is afterwards. */
export const onDeposit = <E, R>(
  actor: Actor,
  ask: DepositAsk,
  id: OfferId,
  decide: (scene: DepositScene) => Effect.Effect<DepositOutcome, E, R>,
) =>
  onLockedOffer(
    {
      admit: mayAskOfDeposit(actor, ask),
      partOf: (user, offer) => partOnDeposit(user, ask, offer),
      view: Effect.fnUntraced(function* (course, transaction, now) {
        const offer = offerIn(course, id)
        const view = yield* depositSeen({ actor, now, transaction }, offer, assetsOf(course, offer))
        return view ?? (yield* Effect.die(new RangeError(`Deposit of ${id} hides from the one who changed it`)))
      }),
    },
    id,
    (scene) => decidedOnDeposit(scene, decide),
  )

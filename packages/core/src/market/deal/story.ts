import type { Asset } from "../../assets/model.ts"
import { changeRequestEvent, changeRequestNotice } from "../../change-requests/records.ts"
import type { Offer } from "../../offers/model.ts"
import type { Course, Step } from "./course.ts"
import type { MarketEvent } from "../../kernel/events.ts"
import { messagesOf } from "./notices.ts"
import type { MarketChange } from "../store.ts"

type Fields = { readonly [field: string]: unknown }

/** What every change changes, or what only counts along with it. */
const DERIVED = ["version", "dateModified", "statusSince", "offerHistory", "offerStatusChangeTrigger"]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ, as they were and as they are. */
const difference = (
  before: Fields | null,
  after: Fields,
): { readonly before: Fields | null; readonly after: Fields } => {
  const names = Object.keys(after).filter((name) => !DERIVED.includes(name) && !same(before?.[name], after[name]))
  const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { before: before && pick(before), after: pick(after) }
}

const chainsOf = (step: Step) => (step.of === "asset" ? [step.after.id] : step.after.assets.map(({ id }) => id))

/** One fact for every asset that the step concerns, each on its own chain. */
const eventsOf = (step: Step): ReadonlyArray<MarketEvent> => {
  const { after, before } = difference(step.before, step.after)
  const told = step.of === "offer" ? step.told : undefined
  return chainsOf(step).map((chain) => ({
    chain,
    type: step.type,
    actor: step.by,
    at: step.at,
    subject: step.after.id,
    before,
    after: { ...after, ...told },
  }))
}

/** A decision over an offer's deposit that this step opened, as a fact of its own. */
const decisionsOf = (step: Step): ReadonlyArray<MarketEvent> => {
  if (step.of === "asset" || step.after.deposit.decision !== "open" || step.before?.deposit.decision === "open")
    return []
  const after = { decision: "open", value: step.after.deposit.value }
  return chainsOf(step).map((chain) => ({
    chain,
    type: "DepositDecisionOpened",
    actor: step.by,
    at: step.at,
    subject: step.after.id,
    before: null,
    after,
  }))
}

const changed = <T extends { readonly id: string }>(start: ReadonlyArray<T>, now: ReadonlyArray<T>): ReadonlyArray<T> =>
  now.filter((row) => !start.includes(row))

/** Whether the way led anywhere: repeating a transition does not. */
export const hasChanged = ({ changeRequests = [], steps }: Course): boolean => steps.length + changeRequests.length > 0

/** The rows beside assets and offers that it changed. */
const besides = ({ changeRequests, deposits, restated }: Course): Partial<MarketChange> => ({
  ...(changeRequests ? { changeRequests: changeRequests.map(({ after }) => after) } : {}),
  ...(deposits ? { deposits } : {}),
  ...(restated?.legalDocuments ? { legalDocuments: restated.legalDocuments } : {}),
})

/** What a decision comes to: the rows that changed, every step as a fact, and whom to tell. */
export const changeOf = (
  course: Course,
): MarketChange & {
  readonly assets: ReadonlyArray<Asset>
  readonly offers: ReadonlyArray<Offer>
} => ({
  assets: changed(course.start.assets, course.now.assets),
  offers: changed(course.start.offers, course.now.offers),
  events: [
    ...course.steps.flatMap((step) => [...eventsOf(step), ...decisionsOf(step)]),
    ...(course.changeRequests ?? []).map(({ after, before, ...act }) => changeRequestEvent(before, after, act)),
    ...(course.restated?.events ?? []),
  ],
  outbox: [
    ...course.steps.flatMap((step) => messagesOf(step, course.now)),
    ...(course.changeRequests ?? []).map(({ asset, by }) => changeRequestNotice(asset, by)),
    ...(course.told ?? []),
  ],
  ...besides(course),
})

import type { Profile } from "@xl/core/profiles"
import type { DocumentRef } from "@xl/core/documents"
import type { FundsApproval, RoleRequestStatus } from "@xl/core/roles"
import type { Role } from "@xl/core/kernel"
import { assignBuyerRole, removeBuyerRole } from "@xl/core/market/roles"
import { addDays, Cents, type Day, DAY_MILLIS, dayOf, must, type RoleRequestId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { reachingAll } from "../shared/index.ts"
import { describe, expect, it } from "vitest"
import { actorOf, anAdmin, aProfile, EXAMPLE_NOW, type MarketInMemory, marketInMemory } from "../market/index.ts"

const paper: DocumentRef = {
  name: "statement.pdf",
  key: "paper-1",
  type: "application/pdf",
  dataOwnerId: aProfile().id,
  dateModified: EXAMPLE_NOW,
}
const PAT = aProfile({ buyerProfile: { ...aProfile().buyerProfile, pofDocument: [paper] } })
const ADMIN = anAdmin()

/** What a clerk of the market would have on the buyer's sheet. */
interface Model {
  readonly roles: Set<Role>
  readonly requests: Array<RoleRequestStatus>
  isUnderReview: boolean
  isApproved: boolean
  funds: Day | null
  today: Day
}
interface Real {
  readonly market: MarketInMemory
  readonly ids: Array<RoleRequestId>
}

const statuses = new Set<RoleRequestStatus>()
const pat = ({ market }: Real): Profile | undefined => market.home.memory.rows.profiles.get(PAT.id)

const agree = (model: Model, real: Real): void => {
  const profile = pat(real)
  const requests = real.ids.map((id) => real.market.home.memory.rows.roleRequests.get(id)?.status)
  expect(requests).toEqual(model.requests)
  expect(profile?.roles).toEqual([...model.roles].toSorted())
  expect(profile?.buyerUnderReview).toBe(model.isUnderReview)
  expect(profile?.buyerProfile).toMatchObject({
    approved: model.isApproved,
    fundsApprovalDate: model.funds,
    fundsApprovalExpiryDate: model.funds === null ? null : addDays(model.funds, 89),
  })
  for (const status of model.requests) statuses.add(status)
}

const happening = (
  name: string,
  may: (model: Model) => boolean,
  does: (model: Model) => void,
  asks: (real: Real, model: Model) => Effect.Effect<unknown, unknown>,
): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run: async (model, real) => {
    const { rows } = real.market.home.memory
    const mayNow = may(model)
    const answer = await Effect.runPromise(Effect.result(asks(real, model)))
    expect([name, Result.isSuccess(answer)]).toEqual([name, mayNow])
    if (mayNow) does(model)
    else expect(real.market.home.memory.rows).toBe(rows)
    agree(model, real)
  },
  toString: () => name,
})

const granted = (model: Model, day: Day): void => {
  model.roles.add("ApprovedBuyers").delete("RestrictedBuyers")
  model.isUnderReview = false
  model.isApproved = true
  model.funds = day
}

const file = happening(
  "file",
  ({ requests }) => !requests.includes("Draft"),
  (model) => {
    model.requests.push("Draft")
    model.isUnderReview = true
    if (!model.roles.has("ApprovedBuyers")) model.roles.add("RestrictedBuyers")
  },
  ({ ids, market }) =>
    Effect.map(market.as(PAT).roleRequests.createBuyerRequest([paper], null), ({ id }) => ids.push(id)),
)

const approvalOf = (day: Day, sum: number): FundsApproval => ({
  approved: true,
  pofSum: must(Cents, sum),
  fundsApprovalDate: day,
})
const isFine = ({ today }: Model, shift: number, sum: number) => addDays(today, shift) <= today && sum > 0

const decide = (which: number, to: "approve" | "decline", by: Profile, shift: number, sum: number) =>
  happening(
    `${to} ${which} by ${by.email} from day ${shift} with ${sum}`,
    (model) => by === ADMIN && model.requests[which] === "Draft" && (to === "decline" || isFine(model, shift, sum)),
    (model) => {
      model.requests[which] = to === "approve" ? "Approved" : "Declined"
      if (to === "approve") granted(model, addDays(model.today, shift))
      model.isUnderReview = false
    },
    ({ ids, market }, { today }) => {
      const { roleRequests } = market.as(by)
      const id = ids[which]
      if (id === undefined) return Effect.fail("no such request")
      return to === "approve"
        ? roleRequests.approve(id, approvalOf(addDays(today, shift), sum))
        : roleRequests.decline(id, "Dated last year.")
    },
  )

const assign = (by: Profile, shift: number, sum: number) =>
  happening(
    `assign by ${by.email} from day ${shift} with ${sum}`,
    (model) => by === ADMIN && isFine(model, shift, sum),
    (model) => granted(model, addDays(model.today, shift)),
    ({ market }, { today }) =>
      market.home.run(assignBuyerRole(actorOf(by), PAT.id, approvalOf(addDays(today, shift), sum))),
  )

const remove = (by: Profile) =>
  happening(
    `remove by ${by.email}`,
    () => by === ADMIN,
    (model) => {
      if (!model.roles.delete("ApprovedBuyers")) return
      model.isApproved = false
    },
    ({ market }) => market.home.run(removeBuyerRole(actorOf(by), PAT.id)),
  )

const wait = (days: number) =>
  happening(
    `wait ${days} days`,
    () => true,
    (model) => (model.today = addDays(model.today, days)),
    ({ market }) => Effect.sync(() => market.home.clock.advance(days * DAY_MILLIS)),
  )

const by = fc.constantFrom(ADMIN, ADMIN, ADMIN, PAT)
const shift = fc.constantFrom(-3, 0, 0, 1)
const sum = fc.constantFrom(0, 1, 5_000_000_00)
const happenings = [
  fc.constant(file),
  fc
    .tuple(fc.nat({ max: 3 }), fc.constantFrom("approve", "decline"), by, shift, sum)
    .map((decision) => decide(...decision)),
  fc.tuple(by, shift, sum).map((assignment) => assign(...assignment)),
  by.map(remove),
  fc.nat({ max: 120 }).map(wait),
]

const start = () => {
  const model: Model = {
    roles: new Set(PAT.roles),
    requests: [],
    isUnderReview: false,
    isApproved: false,
    funds: null,
    today: dayOf(EXAMPLE_NOW),
  }
  const market = marketInMemory({ seed: { profiles: [PAT, ADMIN], documents: [paper] }, now: EXAMPLE_NOW })
  return { model, real: { market, ids: [] } }
}

describe("a buyer's requests and funds, run beside a clerk's sheet", () => {
  it("are decided once and by administrators alone, and leave no trace where they are refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(happenings, { maxCommands: 40, size: "max" }), (commands) =>
        fc.asyncModelRun(start, commands),
      ),
      reachingAll(100),
    )
    expect(statuses).toEqual(new Set(["Draft", "Approved", "Declined"]))
  })
})

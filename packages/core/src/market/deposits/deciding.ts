import { Effect } from "effect"
import type { TransferLeg } from "../../offers/model.ts"
import { DecimalCents } from "../../shared/decimal.ts"
import { must } from "../../shared/decode.ts"
import { Cents } from "../../shared/money.ts"
import { allByHand } from "../../deposits/by-hand.ts"
import { decideDeposit, type DepositCommand } from "../../deposits/commands.ts"
import type { DepositDecision } from "../../deposits/kept.ts"
import type { DepositAccount } from "../../deposits/model.ts"
import { type DepositOutcome, type DepositScene, outcomeOf } from "./on-deposit.ts"

/** What of the new transfers goes along a leg, in cents. */
const sentAlong = (before: DepositAccount, after: DepositAccount, leg: TransferLeg): Cents =>
  must(
    Cents,
    after.transfers
      .filter((one) => one.leg === leg && !before.transfers.includes(one))
      .reduce((sum, { amount }) => sum + amount, 0),
  )

type Deciding = Extract<DepositCommand, { readonly tag: "approveDeposit" | "declineDeposit" | "refundDeposit" }>

const reasonsOf = (command: Deciding): Pick<DepositDecision, "comment" | "fault" | "how"> => {
  switch (command.tag) {
    case "approveDeposit":
      return { how: "approved", fault: null, comment: command.reason.trim() }
    case "declineDeposit":
      return { how: "declined", fault: command.fault, comment: command.comment.trim() }
    case "refundDeposit":
      return { how: "refunded", fault: null, comment: "" }
  }
}

/**
 * An administrator's decision on money that is held: its legs are asked for, to be sent by a provider after the commit, or, as long
 * as no transfer runs by itself, to be entered by hand; nobody decides a second time.
 */
export const decidedBy = Effect.fnUntraced(function* <Command extends Deciding>(
  { act, autoDeposit, kept, offer, situation }: DepositScene,
  command: Command,
) {
  const { account } = kept
  const decided = yield* outcomeOf(decideDeposit(account, command, situation, act.by.trigger, act.at))
  const sent = (leg: TransferLeg) => sentAlong(account, decided, leg)
  const decision: DepositDecision = {
    ...reasonsOf(command),
    at: act.at,
    toBuyer: sent("refundToBuyer"),
    toSeller: sent("withdrawToSeller"),
    toAdmin: sent("withdrawToAdmin"),
  }
  const outcome: DepositOutcome = {
    kept: { ...kept, account: autoDeposit ? decided : allByHand(account, decided), decision },
    offer: { ...offer, deposit: { ...offer.deposit, decision: "closed" } },
    type: "DepositDecided",
    told: {
      how: decision.how,
      fault: decision.fault,
      comment: decision.comment,
      toBuyer: DecimalCents.encode(decision.toBuyer),
      toSeller: DecimalCents.encode(decision.toSeller),
      toAdmin: DecimalCents.encode(decision.toAdmin),
    },
    step: decision.how,
  }
  return outcome
})

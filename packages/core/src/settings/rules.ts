import { Result } from "effect"
import { DepositInstructionsTooLong, PaymentProviderMissing } from "./errors.ts"
import type { Actor } from "../kernel/actor.ts"
import { MOST_INSTRUCTION_CHARACTERS, type Settings } from "./model.ts"

/** Whether settings may be as wanted. `movesMoney`: whether a payment provider is connected that moves earnest money. */
export const settingsWanted = (
  wanted: Settings,
  movesMoney: boolean,
): Result.Result<Settings, DepositInstructionsTooLong | PaymentProviderMissing> => {
  if (wanted.depositInstructions.length > MOST_INSTRUCTION_CHARACTERS)
    return Result.fail(new DepositInstructionsTooLong())
  return wanted.autoDeposit && !movesMoney ? Result.fail(new PaymentProviderMissing()) : Result.succeed(wanted)
}

/** The settings as they are told: an account to pay to is not for guests. */
export const settingsTold = (actor: Actor, settings: Settings): Settings =>
  actor.tag === "user" ? settings : { ...settings, depositInstructions: "" }

import { Result } from "effect"
import { PaymentProviderMissing } from "./errors.ts"
import type { Settings } from "./model.ts"

/** Whether settings may be as wanted. `movesMoney`: whether a payment provider is connected that moves earnest money. */
export const settingsWanted = (
  wanted: Settings,
  movesMoney: boolean,
): Result.Result<Settings, PaymentProviderMissing> =>
  wanted.autoDeposit && !movesMoney ? Result.fail(new PaymentProviderMissing()) : Result.succeed(wanted)

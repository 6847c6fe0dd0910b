import { Data } from "effect"

/** Refused: earnest money would have to move by itself, and nobody is connected who moves it. */
export class PaymentProviderMissing extends Data.TaggedError("PaymentProviderMissing") {}

/** Refused: what a buyer reads of how to pay has more than `MOST_INSTRUCTION_CHARACTERS`. */
export class DepositInstructionsTooLong extends Data.TaggedError("DepositInstructionsTooLong") {}

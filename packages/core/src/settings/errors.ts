import { Data } from "effect"

/** Refused: earnest money would have to move by itself, and nobody is connected who moves it. */
export class PaymentProviderMissing extends Data.TaggedError("PaymentProviderMissing") {}

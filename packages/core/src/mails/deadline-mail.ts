import { offerStepTexts as toBuyer, saleStepTextsFor } from "../offers/step-words.ts"
import { Day, shownDay } from "../shared/days.ts"
import { asset, closingOf, of, saleOf } from "./market-parts.ts"
import type { Facts, Part } from "./model.ts"

/** What ends with a window, what its end brings, and where the reader acts. */
interface Deadline {
  readonly ending: string
  readonly result: string
  readonly where: (facts: Facts) => Part
}

const { seller: toSeller } = saleStepTextsFor
const ACCEPTANCE = "The time to accept the closing documents"
const PAYMENT: Deadline = {
  ending: "The time to pay the earnest money",
  result: `The seller can accept the closing documents only once it has arrived. ${toBuyer.sellerLapseElse()}`,
  where: saleOf,
}

/** By the window that runs and the party that can act in it. */
const DEADLINES: { readonly [window: string]: Deadline } = {
  "callForOffers buyer": {
    ending: "The call for offers",
    result: "Until then you may revise your offer.",
    where: asset,
  },
  "bestAndFinal buyer": {
    ending: "Best and final",
    result: `${toBuyer.revise(null)} ${toBuyer.reviseElse()}`,
    where: asset,
  },
  "underSelection seller": {
    ending: "The time to choose the winner",
    result: toSeller.chooseElse(),
    where: saleOf,
  },
  "buyerClosing buyer": {
    ending: ACCEPTANCE,
    result: toBuyer.lapseElse(),
    where: (facts) => closingOf(facts, "buyer"),
  },
  "sellerClosing seller": {
    ending: ACCEPTANCE,
    result: toSeller.lapseElse(),
    where: (facts) => closingOf(facts, "seller"),
  },
  "sellerClosing buyer": PAYMENT,
}

/** " on 11-30-2026, 00:00 UTC" of milliseconds since the epoch; nothing where there is no instant. */
const onInstant = (until: string | undefined): string => {
  const text = until !== undefined && /^\d{1,15}$/.test(until) ? new Date(Number(until)).toISOString() : ""
  const day = text.slice(0, 10)
  return Day.is(day) ? ` on ${shownDay(day)}, ${text.slice(11, 16)} UTC` : ""
}

/** Tells whoever can still act what ends within a day, what its end brings, and where to act. */
export const deadlineNear = (facts: Facts): ReadonlyArray<Part> => {
  const { ending, result, where } = DEADLINES[`${facts["window"]} ${facts["part"]}`] ?? {
    ending: "A deadline",
    result: "",
    where: saleOf,
  }
  return [`${ending}${of(facts)} ends${onInstant(facts["until"])}, within 24 hours. ${result}`.trim(), where(facts)]
}

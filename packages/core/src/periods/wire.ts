import * as t from "io-ts"
import { absentAsNull, IsoDay } from "../shared/wire.ts"

/** A period as the asset calls send it: its first and its last day, both there. */
export const SentPeriod = t.readonly(t.strict({ startDate: IsoDay, endDate: IsoDay }), "SentPeriod")
export type SentPeriod = t.TypeOf<typeof SentPeriod>

const Ends = t.readonly(t.strict({ startDate: absentAsNull(IsoDay), endDate: absentAsNull(IsoDay) }), "SentPeriod")

/** A period, or null: one end missing makes no period. */
export const SentPeriodOrNull = new t.Type<SentPeriod | null, t.OutputOf<typeof SentPeriod> | null, unknown>(
  "SentPeriod",
  (value): value is SentPeriod | null => value === null || SentPeriod.is(value),
  (input, context) => {
    const read = absentAsNull(Ends).validate(input, context)
    if (read._tag === "Left") return read
    const ends = read.right
    return t.success(ends?.startDate && ends.endDate ? { startDate: ends.startDate, endDate: ends.endDate } : null)
  },
  (period) => (period === null ? null : SentPeriod.encode(period)),
)

import * as t from "io-ts"
import { must } from "./decode.ts"

/** A count with `by` added. */
export const plus = (count: number, by: number): t.Int => must(t.Int, count + by)

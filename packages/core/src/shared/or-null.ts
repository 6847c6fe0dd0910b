import * as t from "io-ts"

/** A value, or null where there is none. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

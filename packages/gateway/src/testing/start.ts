import { Millis, must } from "@xl/core/shared"

/** Noon of the Saturday on which every test begins: milliseconds since the Unix epoch. */
export const START = must(Millis, Date.UTC(2026, 10, 28, 12))

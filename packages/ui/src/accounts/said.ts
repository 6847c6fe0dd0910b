import type { Broken, Refusal } from "@xl/core/messages"

/** Why an account could not do something. */
export type Why = Broken | Refusal

/** The service's own words of an error, which the snackbar repeats. */
export const saidByService = (why: Why): string | null => ("said" in why ? why.said : null)

import type { OfferId } from "@xl/core/shared"

/** The offer whose deposit was called for, and the how manieth call it was: each brings its reader there, the same offer's too. */
export interface Called {
  readonly id: OfferId
  readonly call: number
}

export const calledAgain = (before: Called | null, id: OfferId): Called => ({ id, call: (before?.call ?? 0) + 1 })

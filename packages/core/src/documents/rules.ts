import type { Actor } from "../roles/model.ts"
import { isAdministrator } from "../roles/policies.ts"

/** A proof of funds of exactly this many bytes passes; one more is refused (SEL, "5 MB"). */
export const MOST_FILE_BYTES = 5_000_000

/** An upload that takes longer is given up. */
export const UPLOAD_TIMEOUT_MILLIS = 60_000

/** What a proof of funds may be, by content. */
export const PROOF_OF_FUNDS_TYPES = ["application/pdf", "image/png", "image/jpeg"] as const

/** Whether a sensitive paper may be opened: by whom it belongs to and by administrators, whose look is logged. */
export const mayReadDocument = (reader: Actor, owner: string): boolean =>
  (reader.tag === "user" && reader.id === owner) || isAdministrator(reader)

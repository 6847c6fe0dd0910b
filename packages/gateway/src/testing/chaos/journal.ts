import { createHash } from "node:crypto"
import type { Member } from "../fleet/people.ts"

/** One thing that somebody meant to have done once. */
export interface Intent {
  readonly key: string
  readonly who: Member
  readonly query: string
  readonly variables: object
}

/** What the market acknowledged, kept where no crash of it reaches: with the one who asked. */
export class Journal {
  /** Rooms by title, drafts by notes; each with what was asked and what was answered. */
  readonly answered: Array<{ readonly intent: Intent; readonly text: string }> = []
  /** The last status of each offer that was acknowledged, by id. */
  readonly offers = new Map<string, string>()
  /** Titles of rooms, and notes of drafts, that were acknowledged. */
  readonly rooms = new Set<string>()
  readonly drafts = new Set<string>()
  /** The hash of each acknowledged document's bytes, by its key. */
  readonly documents = new Map<string, { readonly owner: string; readonly hash: string }>()
  /** Times that something was sent again, for want of an answer. */
  repeats = 0

  get writes(): number {
    return this.answered.length + this.documents.size
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

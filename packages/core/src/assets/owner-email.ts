import { assetFieldTexts } from "./words.ts"
import type { Actor } from "../kernel/actor.ts"
import type { Problem } from "./fact-rules.ts"

/** What is wrong with the owner's e-mail that a creation names: it may be left out, and says nothing but who asks. */
export const ownerEmailProblems = (actor: Actor, typed: string | null): ReadonlyArray<Problem> => {
  const isOwn = actor.tag === "user" && actor.email.toLowerCase() === typed?.trim().toLowerCase()
  return typed === null || isOwn ? [] : [{ field: "ownerEmail", message: assetFieldTexts.ownerEmail }]
}

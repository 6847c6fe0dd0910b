import { randomBytes } from "node:crypto"
import type { Library } from "./library.ts"

/** What a proof stands for: each kind opens one door alone. */
export type ProofKind = "new-password" | "passkey" | "registered"

/** Secrets handed to a browser that are good once and for a while, each for one value. */
export const proofsOver = (library: Library) => {
  const keyOf = (kind: ProofKind, proof: string) => `${kind}-${proof}`
  return {
    /** `seconds` is how long it is good. */
    give: async (kind: ProofKind, value: string, seconds: number): Promise<string> => {
      const proof = randomBytes(32).toString("base64url")
      const expiresAt = new Date(Date.now() + seconds * 1_000)
      const { internalAdapter } = await library.$context
      await internalAdapter.createVerificationValue({ identifier: keyOf(kind, proof), value, expiresAt })
      return proof
    },
    /** The value, and the proof is spent; null for one that is none. */
    take: async (kind: ProofKind, proof: string | undefined): Promise<string | null> => {
      const { internalAdapter } = await library.$context
      return (await internalAdapter.consumeVerificationValue(keyOf(kind, proof ?? "")))?.value ?? null
    },
  }
}
export type Proofs = ReturnType<typeof proofsOver>

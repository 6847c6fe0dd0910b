import { createHash } from "node:crypto"

/** Choices that depend on a record's id and on what is chosen, alone. */
export const choose = <A>(recordId: string, what: string, from: readonly [A, ...ReadonlyArray<A>]): A =>
  from[numberFor(recordId, what) % from.length] ?? from[0]

/** A whole number from `least` to `most`. */
export const chooseNumber = (recordId: string, what: string, least: number, most: number): number =>
  least + (numberFor(recordId, what) % (most - least + 1))

const numberFor = (recordId: string, what: string) =>
  createHash("sha256").update(`${what}\n${recordId}`).digest().readUInt32BE()

import { randomInt } from "node:crypto"

/** Without letters and digits that look alike in print. */
const KINDS = ["ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnpqrstuvwxyz", "23456789", "!#$%*+-=?@"] as const
const EVERY = KINDS.join("")
/** Characters: 95 bits. */
const LENGTH = 16

const oneOf = (characters: string): string => characters.charAt(randomInt(characters.length))

/** A password that the policy takes, for an account opened with an e-mail alone: one of each kind, the rest of any, in any order. */
export const generatedPassword = (): string => {
  const drawn = [...KINDS.map(oneOf), ...Array.from({ length: LENGTH - KINDS.length }, () => oneOf(EVERY))]
  return drawn
    .map((character) => ({ character, place: randomInt(2 ** 47) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ character }) => character)
    .join("")
}

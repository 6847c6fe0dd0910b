import { Result } from "effect"
import { plainSigns } from "../shared/text.ts"
import { SignatureInvalid } from "./errors.ts"

/** How large the field was in which a signature was drawn, in whole units of its lines. */
export interface SignatureDimensions {
  readonly width: number
  readonly height: number
}

/** A signature that holds: the signer's name typed, or lines drawn in a field. */
export type Signature =
  | { readonly how: "typed" }
  | ({ readonly how: "drawn"; readonly path: string } & SignatureDimensions)

/** Characters of a drawn signature: some thousand points. */
export const MOST_SIGNATURE_CHARACTERS = 20_000
/** Units of the longer side of the field. */
const MOST_SIDE = 4_000
/** Units that a drawing spans at least: less is a dot, by which nobody is known. */
const LEAST_SPAN = 20

/** Lines by whole points: `M10 20L12 24L15 30M40 8L41 9`. */
const LINES = /^(?:M\d{1,4} \d{1,4}(?:L\d{1,4} \d{1,4})+)+$/

const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= MOST_SIDE

const span = (all: ReadonlyArray<number>) => Math.max(...all) - Math.min(...all)

const drawn = (path: string, { height, width }: SignatureDimensions): Signature | null => {
  if (path.length > MOST_SIGNATURE_CHARACTERS || !LINES.test(path) || ![width, height].every(isSide)) return null
  const numbers = (path.match(/\d+/g) ?? []).map(Number)
  const [across, down] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  const isInside = across.every((x) => x <= width) && down.every((y) => y <= height)
  return isInside && span(across) >= LEAST_SPAN ? { how: "drawn", path, width, height } : null
}

const plain = (name: string) => plainSigns(name.normalize("NFC")).trim().replaceAll(/\s+/g, " ").toLowerCase()

/**
 * What somebody signed with: without dimensions the name typed, which must be `signatory`, in small letters or large; with them lines
 * drawn in such a field. Anything else is no signature.
 */
export const signatureOf = (
  signature: string,
  dimensions: SignatureDimensions | null,
  signatory: string,
): Result.Result<Signature, SignatureInvalid> => {
  if (dimensions === null)
    return plain(signature) === plain(signatory)
      ? Result.succeed({ how: "typed" })
      : Result.fail(new SignatureInvalid())
  const lines = drawn(signature, dimensions)
  return lines ? Result.succeed(lines) : Result.fail(new SignatureInvalid())
}

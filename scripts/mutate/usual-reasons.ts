import type { Survivor } from "./summary.ts"

/** The name that a string gives to what a file exports: how it is written there, and why nothing can notice another. */
const NAMED: ReadonlyArray<{ readonly exported: (name: string) => string; readonly reason: string }> = [
  { exported: (name) => `const ${name} = Effect.fn`, reason: "The name of a use case in traces." },
  { exported: (name) => `const ${name} = t.`, reason: "The name of a codec: errors carry paths, never names." },
]

/** Why a survivor may live where that needs no thought, else nothing. `text` is the whole file. */
export const usualReason = ({ code, mutator, replacement }: Survivor, text: string): string => {
  if (mutator !== "StringLiteral" || replacement !== '""') return ""
  const names = [...code.matchAll(/(?<![\w:] )"(\w+)"/g)].map(([, name]) => name ?? "")
  return NAMED.find(({ exported }) => names.some((name) => text.includes(exported(name))))?.reason ?? ""
}

/** One proof at a size that ends within minutes. `npm` is the script, with its arguments. */
export interface Slice {
  readonly script: string
  readonly sized: ReadonlyArray<string>
  /** Whether the script takes `--seed`. */
  readonly isSeeded: boolean
}

/** The proofs that look where `npm test` looks only a little. Each round gives them new seeds. */
export const SLICES: ReadonlyArray<Slice> = [
  { script: "rules", sized: ["--runs", "100000"], isSeeded: true },
  { script: "races", sized: ["--rounds", "200"], isSeeded: true },
  { script: "fuzz", sized: ["--inputs", "20000"], isSeeded: true },
  { script: "chaos", sized: ["--cycles", "5", "--saves", "5"], isSeeded: true },
  { script: "authorization", sized: [], isSeeded: false },
  { script: "trace", sized: ["--falsify", "5", "--calls", "--suites", "unit,gateway"], isSeeded: true },
]

export interface Ran {
  readonly script: string
  readonly seed: number
  readonly isFine: boolean
  readonly seconds: number
}

/**
 * Runs the slices in turn until `seconds` are over by `clock`, at least one. What has no seed runs once.
 * A failure does not end the run: the others still say what they find.
 */
export const proveFor = (
  seconds: number,
  {
    clock,
    run,
    seed,
  }: { readonly clock: () => number; readonly run: (slice: Slice, seed: number) => boolean; readonly seed: number },
): ReadonlyArray<Ran> => {
  const [start, ran]: [number, Ran[]] = [clock(), []]
  for (let turn = 0; turn === 0 || clock() - start < seconds; turn++) {
    const slice = SLICES[turn % SLICES.length]
    if (slice === undefined || (!slice.isSeeded && turn >= SLICES.length)) continue
    const from = clock()
    const isFine = run(slice, seed + turn)
    ran.push({ script: slice.script, seed: seed + turn, isFine, seconds: clock() - from })
  }
  return ran
}

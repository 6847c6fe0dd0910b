import type { Scene } from "./scene.ts"

/** What one racer was told: "Done", the code of a refusal, or "!" and the code of an error. */
export type Answer = string

/** One round: everything stands in the database, and nobody has started. */
export interface Round {
  readonly racers: ReadonlyArray<() => Promise<Answer>>
  /** The refusals that losers may be told by. */
  readonly refusals: ReadonlyArray<string>
  /** What is wrong now that all have arrived, in words; empty where nothing is. */
  readonly faults: (answers: ReadonlyArray<Answer>) => Promise<ReadonlyArray<string | undefined>>
}

/** Several commands at once, of which exactly one may take effect. */
export interface Race {
  readonly name: string
  readonly stage: (scene: Scene, racers: number) => Promise<Round>
}

export interface Course {
  readonly rounds: number
  /** Rounds of the same seed have the same racers, who start at the same moments. */
  readonly seed: number
  /** Whether one violation is enough. */
  readonly isOver?: (violations: number) => boolean
}

export interface Report {
  readonly name: string
  readonly rounds: number
  readonly racers: number
  /** How many were told each thing. */
  readonly told: ReadonlyMap<Answer, number>
  /** One line for each round that came out wrong. */
  readonly violations: ReadonlyArray<string>
}

/** Most rounds have the fewest; every eighth has up to the most. */
const LEAST_RACERS = 8
const MOST_RACERS = 32
const CROWDED = 1 / 8
/** Milliseconds within which all start. */
const LATEST_START = 3

/** Runs a race round by round. */
export const run = async (race: Race, scene: Scene, { isOver, rounds, seed }: Course): Promise<Report> => {
  const told = new Map<Answer, number>()
  const violations: Array<string> = []
  let [round, racers] = [0, 0]
  while (round < rounds && !isOver?.(violations.length)) {
    round += 1
    const random = seeded(`${seed} ${race.name} ${round}`)
    const more = random() < CROWDED ? Math.floor(random() * (MOST_RACERS - LEAST_RACERS + 1)) : 0
    const staged = await race.stage(scene, LEAST_RACERS + more)
    const answers = await Promise.all(staged.racers.map((racer) => starting(racer, random())))
    racers += answers.length
    for (const answer of answers) told.set(answer, (told.get(answer) ?? 0) + 1)
    const faults = [...strange(answers, staged.refusals), ...(await staged.faults(answers))].filter(Boolean)
    if (faults.length > 0) violations.push(`round ${round} of seed ${seed}: ${faults.join("; ")}`)
  }
  return { name: race.name, rounds: round, racers, told, violations }
}

/** A third starts at once, the others within some milliseconds. */
const starting = async (racer: () => Promise<Answer>, when: number): Promise<Answer> => {
  if (when > 1 / 3) await new Promise((wake) => setTimeout(wake, when * LATEST_START))
  return racer()
}

/** A loser is told why by name; anything else is a violation, whatever became of the rows. */
const strange = (answers: ReadonlyArray<Answer>, refusals: ReadonlyArray<string>) =>
  [...new Set(answers)]
    .filter((answer) => answer !== "Done" && !refusals.includes(answer))
    .map((answer) => `somebody was told ${answer}`)

/** A line for the one who reads the log. */
export const summary = ({ name, racers, rounds, told, violations }: Report): string => {
  const answers = [...told].toSorted(([, one], [, other]) => other - one).map(([answer, count]) => `${count} ${answer}`)
  return `${name}: ${rounds} rounds, ${racers} racers (${answers.join(", ")}), ${violations.length} violations`
}

/** Numbers from 0 up to 1, the same for the same words. */
export const seeded = (words: string): (() => number) => {
  let state = [...words].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

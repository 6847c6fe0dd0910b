// `npm run prove -- --minutes 60 --seed 7`: the full proofs in slices, in turn and with new seeds, until the time is over.
import { parseArgs } from "node:util"
import { entry, npm, Stop } from "../repository.mjs"
import { proveFor, type Slice } from "./slices.ts"

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" }, seed: { type: "string" } } })

const run = ({ isSeeded, script, sized }: Slice, seed: number): boolean => {
  console.log(`\n── ${script}, seed ${seed}`)
  return npm(["run", "-s", script, "--", ...sized, ...(isSeeded ? ["--seed", String(seed)] : [])])
}

await entry(() => {
  const [minutes, seed] = [Number(values.minutes), Number(values.seed ?? Date.now() % 1_000_000)]
  if (!(minutes > 0) || !Number.isInteger(seed)) throw new Stop("Say --minutes M above 0 and --seed S, a whole number.")
  const ran = proveFor(minutes * 60, { clock: () => performance.now() / 1000, run, seed })
  for (const { isFine, script, seconds, seed: own } of ran)
    console.log(`${script}, seed ${own}: ${isFine ? "holds" : "FAILED"} after ${seconds.toFixed(0)} s`)
  const failed = ran.filter(({ isFine }) => !isFine).length
  console.log(`\n${ran.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

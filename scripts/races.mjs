// `npm run races -- --rounds 2000 --seed 7`: commands at once against the gateway's own rules, and against a gateway that locks
// nothing, which every race must catch. Without a seed the moment gives one; a violation names it. `--only "double draft"` runs one race.
import { parseArgs } from "node:util"
import { entry, Stop, tool } from "./repository.mjs"

await entry(() => {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "2000" }, seed: { type: "string" }, only: { type: "string" } },
  })
  const [rounds, seed] = [Number(values.rounds), Number(values.seed ?? Date.now() % 1_000_000)]
  if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed))
    throw new Stop("Say --rounds N and --seed S, both whole.")
  process.env.XL_RACE_ROUNDS = String(rounds)
  process.env.XL_RACE_SEED = String(seed)
  console.log(`${rounds} rounds of each race, seed ${seed}`)
  const suite = "packages/gateway/src/testing/races/"
  const named = values.only === undefined ? [] : ["-t", `^${values.only}`]
  return tool("vitest", ["run", "--config", "vitest.workspace.ts", "--project", "gateway", suite, ...named]) ? 0 : 1
})

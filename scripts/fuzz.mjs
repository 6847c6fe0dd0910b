// `npm run fuzz -- --inputs 1000000 --seed 7`: questions made from the schema, mostly in its shape and never in good faith. Without a
// seed the moment gives one; a fault names the input.
import { parseArgs } from "node:util"
import { entry, Stop, tool } from "./repository.mjs"

await entry(() => {
  const { values } = parseArgs({ options: { inputs: { type: "string", default: "20000" }, seed: { type: "string" } } })
  const [inputs, seed] = [Number(values.inputs), Number(values.seed ?? Date.now() % 1_000_000)]
  if (!Number.isInteger(inputs) || inputs < 1 || !Number.isInteger(seed))
    throw new Stop("Say --inputs N and --seed S, both whole.")
  process.env.XL_FUZZ_INPUTS = String(inputs)
  process.env.XL_FUZZ_SEED = String(seed)
  const suite = "packages/gateway/src/testing/fuzz/"
  return tool("vitest", ["run", "--config", "vitest.workspace.ts", "--project", "gateway", suite]) ? 0 : 1
})

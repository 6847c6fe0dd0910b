import { parseArgs } from "node:util"
import { entryPoint } from "../../shared/start-refused.ts"
import { chaos, report } from "./chaos.ts"

/** `npm run chaos -- --cycles 100 --seed 7`. Asked to stop it ends after the cycle it is at and says what it found; asked again, at once. */
entryPoint(async () => {
  const { values } = parseArgs({ options: { cycles: { type: "string", default: "20" }, seed: { type: "string" } } })
  const [cycles, seed] = [Number(values.cycles), Number(values.seed ?? Date.now() % 1_000_000)]
  process.stdout.write(`${cycles} cycles, seed ${seed}\n`)
  let stops = 0
  const stop = () => (stops++ ? process.exit(1) : undefined) // the site ends what it started
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop)
  const found = await chaos({ cycles, seed, isEnough: () => stops > 0 }, (line) => process.stdout.write(`${line}\n`))
  const wrong = [found.lost, found.doubled, found.orphans, found.torn].filter(({ length }) => length > 0).length
  process.stdout.write(`${report(found)}\n${4 - wrong} passed, ${wrong} failed\n`)
  process.exitCode = wrong === 0 ? 0 : 1
})

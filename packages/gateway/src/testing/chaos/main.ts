import { parseArgs } from "node:util"
import { entryPoint } from "../../shared/start-refused.ts"
import { chaos, report } from "./chaos.ts"
import { killSaves, killsReport } from "./kills.ts"

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run chaos -- --cycles 100 --saves 40 --seed 7`: kills under a mixed load, then kills in single saves. Asked to stop it ends after the cycle it is at and says what it found; asked again, at once. */
entryPoint(async () => {
  const { values } = parseArgs({
    options: {
      cycles: { type: "string", default: "20" },
      saves: { type: "string", default: "20" },
      seed: { type: "string" },
    },
  })
  const [cycles, kills] = [Number(values.cycles), Number(values.saves)]
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  say(`${cycles} cycles, ${kills} saves, seed ${seed}`)
  let stops = 0
  const stop = () => (stops++ ? process.exit(1) : undefined) // the site ends what it started
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop)
  const isEnough = () => stops > 0
  const found = await chaos({ cycles, seed, isEnough }, say)
  say(report(found))
  const saves = await killSaves({ kills, seed, isEnough }, say)
  say(killsReport(saves))
  const sorts = [found.lost, found.doubled, found.orphans, found.torn, saves.torn]
  const wrong = sorts.filter(({ length }) => length > 0).length
  say(`${sorts.length - wrong} passed, ${wrong} failed`)
  process.exitCode = wrong === 0 ? 0 : 1
})

// `npm test`: everything CI runs. No stage begins once another has failed; one that runs beside is awaited.
// `npm test -- --only unit,lint` runs those stages alone.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "./chromium.mjs"
import { install } from "./install.mjs"
import { entry, Stop } from "./repository.mjs"
import { REPORTS, stages } from "./stages.mjs"

/** The stages that the command line asks for; all when it names none. */
const chosen = (args) => {
  if (args.length === 0) return stages
  const [flag, names = "", ...rest] = args
  const unknown = names.split(",").filter((name) => !stages.some((stage) => stage.name === name))
  if (flag !== "--only" || rest.length > 0 || unknown.length > 0) {
    throw new Stop(`Say --only with one or more of ${stages.map(({ name }) => name).join(",")}, or nothing at all.`)
  }
  return stages.filter(({ name }) => names.split(",").includes(name))
}

/** How many tests a runner's report counts as passed and failed, and how many of the passed needed a second try. */
const counted = (report) => {
  if (report === undefined || !existsSync(report)) return { passed: 0, failed: 0, again: 0 }
  const read = JSON.parse(readFileSync(report, "utf8"))
  if (read.stats === undefined) return { passed: read.numPassedTests, failed: read.numFailedTests, again: 0 }
  const { expected, flaky, unexpected } = read.stats
  return { passed: expected + flaky, failed: unexpected, again: flaky }
}

/** Runs a stage to its end; what it says goes to the open file `shown`, where there is one. */
const run = async ({ name, report, check }, shown) => {
  if (report !== undefined) rmSync(report, { force: true })
  const from = Date.now()
  if (shown === undefined) console.log(`\n── ${name}`)
  const fine = await check(shown)
  return { name, report, fine, seconds: (Date.now() - from) / 1000 }
}

/** Says what became of a stage and counts it. */
const told = ({ name, report, fine, seconds }) => {
  console.log(`── ${name} ${fine ? "is fine" : "failed"} after ${seconds.toFixed(1)} s`)
  const { passed, failed, again } = counted(report)
  if (again > 0) console.log(`── ${again} of ${name} passed at the second try alone, and want to be mended`)
  return { passed, failed: fine ? failed : Math.max(failed, 1) } // a stage that failed is at least one failure
}

/** Begins a stage beside those after it. Its words are shown together once somebody waits for it. */
const beside = (stage) => {
  const file = join(REPORTS, `${stage.name}.log`)
  const shown = openSync(file, "w")
  const ran = run(stage, shown)
  return async () => {
    const done = await ran
    closeSync(shown)
    console.log(`\n── ${stage.name}, beside the others`)
    process.stdout.write(readFileSync(file))
    return told(done)
  }
}

const runAll = async (selected) => {
  const total = { passed: 0, failed: 0 }
  const add = ({ passed, failed }) => {
    total.passed += passed
    total.failed += failed
  }
  const waiting = []
  const settle = async () => {
    for (const ended of waiting.splice(0)) add(await ended())
  }
  for (const stage of selected) {
    if (stage.isAlone) await settle()
    if (total.failed > 0) break
    if (stage.isBeside) waiting.push(beside(stage))
    else add(told(await run(stage)))
  }
  await settle()
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

await entry(() => {
  const selected = chosen(process.argv.slice(2))
  install()
  if (selected.some(({ needsChromium }) => needsChromium)) process.env.CHROMIUM_PATH = chromium()
  if (selected === stages) rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  return runAll(selected)
})

import { parseArgs } from "node:util"
import { compareMarket } from "./market/market.ts"
import { report } from "./report.ts"
import { compareCompleteness } from "./rules/completeness.ts"
import { compareDecoding } from "./rules/decoding.ts"
import { timeDecisions } from "./rules/decisions.ts"
import { compareForms } from "./rules/forms.ts"
import { compareLists } from "./rules/lists.ts"
import { reportPages } from "./pages/lighthouse.ts"
import { reportPartSizes } from "./parts/sizes.ts"
import { reportRender } from "./render/render.ts"
import { reportSizes } from "./rules/sizes.ts"
import { timeValuations } from "./rules/valuations.ts"

const { values } = parseArgs({
  options: {
    assets: { type: "string", default: "20000" },
    only: { type: "string", default: "rules,abuse,market" },
    rounds: { type: "string", default: "5" },
  },
})
const rounds = Number(values.rounds)
const parts = values.only.split(",")

if (parts.includes("rules")) {
  const pace = { milliseconds: 100, rounds }
  const all = [compareForms, compareCompleteness, timeDecisions, timeValuations, compareDecoding, compareLists]
  for (const compared of all) for (const figure of await compared(pace)) report(figure)
}
if (parts.includes("sizes")) await reportSizes()
if (parts.includes("parts")) await reportPartSizes()
if (parts.includes("render")) await reportRender(rounds)
if (parts.includes("pages")) await reportPages(rounds)
if (parts.includes("market") || parts.includes("abuse")) {
  const asked = { assets: Number(values.assets), pace: { milliseconds: 1_000, rounds }, parts }
  for (const figure of await compareMarket(asked)) report(figure)
}

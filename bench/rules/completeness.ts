import { isDeepStrictEqual } from "node:util"
import { isSet, missingIn } from "@xl/core/assets"
import { aPublishedAsset } from "@xl/testkit/assets"
import { Ajv } from "ajv"
import * as v from "valibot"
import { z } from "zod"
import { compare, type Figure, onOneThread, type Pace } from "../measure.ts"

type Note = ReturnType<typeof aPublishedAsset>["noteOverview"]

const FIELDS = [
  "numberOfLoans",
  "originationDate",
  "estCollateralValue",
  "loanAmount",
  "initialInterestType",
  "recourse",
  "monetaryDefault",
  "maturityDefault",
  "technicalDefault",
] as const
const isRate = (value: unknown): boolean => isSet(value) && value !== 0
const isWhole = (value: unknown): boolean => typeof value === "string" && /^\d+$/.test(value.trim())

const byCore = (asset: ReturnType<typeof aPublishedAsset>) => missingIn("noteOverview", asset, false)

const isThere = (value: number | string | boolean | null): boolean =>
  value !== null && (typeof value !== "string" || value.trim() !== "") && !Number.isNaN(value)

const isNumeral = (text: string | null): boolean => text !== null && /^\d+$/.test(text.trim())

/** As one would write it for speed alone. */
const byHand = (note: Note): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const field of FIELDS) if (!isThere(note[field])) found.push(field)
  const rate = note.currentInterestRate
  if (rate === null || Number.isNaN(rate) || rate === 0) found.push("currentInterestRate")
  if (!isNumeral(note.term)) found.push("term")
  if (!isNumeral(note.amortization)) found.push("amortization")
  return found
}

const checks: { readonly [field: string]: (value: unknown) => boolean } = {
  ...Object.fromEntries(FIELDS.map((field) => [field, isSet])),
  currentInterestRate: isRate,
  term: isWhole,
  amortization: isWhole,
}
const each = <A>(schema: (isGood: (value: unknown) => boolean) => A): { readonly [field: string]: A } =>
  Object.fromEntries(Object.entries(checks).map(([field, isGood]) => [field, schema(isGood)]))

const zod = z.object(each((isGood) => z.unknown().refine(isGood)))
const byZod = (note: Note) => (zod.safeParse(note).error?.issues ?? []).map(({ path }) => String(path[0]))

const valibot = v.object(each((isGood) => v.pipe(v.unknown(), v.check(isGood))))
const byValibot = (note: Note) => (v.safeParse(valibot, note).issues ?? []).map(({ path }) => String(path?.[0]?.key))

const ajv = new Ajv({ allErrors: true, strict: false })
for (const [field, isGood] of Object.entries(checks))
  ajv.addKeyword({ keyword: `is${field}`, validate: (_: unknown, value: unknown) => isGood(value) })
const compiled = ajv.compile({
  type: "object",
  properties: Object.fromEntries(Object.keys(checks).map((field) => [field, { [`is${field}`]: true }])),
})
const byAjv = (note: Note) =>
  compiled(note) ? [] : (compiled.errors ?? []).map(({ instancePath }) => instancePath.slice(1))

const whole = aPublishedAsset()
const noteOverview: Note = { ...whole.noteOverview, loanAmount: null, initialInterestType: null, term: "12.5" }
const ASSETS = { complete: whole, incomplete: { ...whole, noteOverview } } as const

const of = (kind: keyof typeof ASSETS, pace: Pace): Promise<Figure> => {
  const asset = ASSETS[kind]
  const note = asset.noteOverview
  const [told, ...others] = [byCore(asset), byHand(note), byZod(note), byValibot(note), byAjv(note)]
  if (others.some((other) => !isDeepStrictEqual(told, other)) || (told.length === 0) !== (kind === "complete"))
    throw new Error(`completeness, ${kind}: ${JSON.stringify([told, ...others])}`)
  const contenders = [
    onOneThread("core", () => byCore(asset)),
    onOneThread("by hand", () => byHand(note)),
    onOneThread("zod", () => byZod(note)),
    onOneThread("valibot", () => byValibot(note)),
    onOneThread("ajv", () => byAjv(note)),
  ]
  return compare(`note overview, ${kind}`, contenders, pace)
}

/** What the wizard's longest step still lacks: no figure counts before all name the same fields. */
export const compareCompleteness = async (pace: Pace): Promise<ReadonlyArray<Figure>> => [
  await of("complete", pace),
  await of("incomplete", pace),
]

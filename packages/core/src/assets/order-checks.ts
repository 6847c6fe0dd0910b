import { factWarningTexts as texts } from "./fact-words.ts"
import type { Day } from "../shared/days.ts"
import type { Check } from "./fact-check.ts"
import { type FactParts, factAt, type FactPath } from "./fact-table.ts"

/** A day that has not come. */
export const dayCheck = (path: FactPath, label: string): Check => ({
  fields: [path],
  look: (facts, today) => {
    const day = factAt(facts, path) as Day | null
    return day !== null && day > today ? texts.dayAhead(label, day) : null
  },
})

/** The day that the balance is of, else today. */
export const dayOfFacts = ({ mainInfo }: FactParts, today: Day): Day => mainInfo.upbDate ?? today

const sinceOrigination = (
  field: "lastPaymentDate" | "paidThroughDate",
  say: (day: Day, origination: Day) => string,
): Check => ({
  isNeverRight: true,
  fields: [`noteOverview.${field}`, "noteOverview.originationDate"],
  look: ({ noteOverview }) => {
    const { [field]: day, originationDate } = noteOverview
    return day !== null && originationDate !== null && day < originationDate ? say(day, originationDate) : null
  },
})

const interestOnlyOutsideTerm: Check = {
  isNeverRight: true,
  fields: ["noteOverview.interestOnlyEnd", "noteOverview.originationDate", "noteOverview.maturityDate"],
  look: ({ noteOverview: { interestOnlyEnd: end, maturityDate, originationDate } }) => {
    if (end === null) return null
    if (originationDate !== null && end < originationDate)
      return texts.interestOnlyOutsideTerm(end, "origination", originationDate)
    return maturityDate !== null && end > maturityDate
      ? texts.interestOnlyOutsideTerm(end, "maturity", maturityDate)
      : null
  },
}

const maturityBeforeOrigination: Check = {
  isNeverRight: true,
  fields: ["noteOverview.maturityDate", "noteOverview.originationDate"],
  look: ({ noteOverview: { maturityDate, originationDate } }) =>
    maturityDate !== null && originationDate !== null && maturityDate <= originationDate
      ? texts.maturityBeforeOrigination(maturityDate, originationDate)
      : null,
}

const paidThroughAhead: Check = {
  fields: ["noteOverview.paidThroughDate", "mainInfo.upbDate"],
  look: (facts, today) => {
    const { paidThroughDate } = facts.noteOverview
    const asOf = dayOfFacts(facts, today)
    return paidThroughDate !== null && paidThroughDate > asOf ? texts.paidThroughAhead(paidThroughDate, asOf) : null
  },
}

const yearBuiltAhead: Check = {
  isNeverRight: true,
  fields: ["propertyOverview.yearBuilt"],
  look: ({ propertyOverview: { yearBuilt } }, today) =>
    yearBuilt !== null && yearBuilt > Number(today.slice(0, 4)) ? texts.yearBuiltAhead(yearBuilt) : null,
}

const renovatedBeforeBuilt: Check = {
  isNeverRight: true,
  fields: ["propertyOverview.yearRenovated", "propertyOverview.yearBuilt"],
  look: ({ propertyOverview: { yearBuilt, yearRenovated } }) =>
    yearBuilt !== null && yearRenovated !== null && yearRenovated < yearBuilt
      ? texts.renovatedBeforeBuilt(yearRenovated, yearBuilt)
      : null,
}

/** What must come one after another, and what cannot lie ahead. */
export const ORDER_CHECKS = {
  maturityBeforeOrigination,
  interestOnlyOutsideTerm,
  paidThroughAhead,
  yearBuiltAhead,
  renovatedBeforeBuilt,
  paidThroughBeforeOrigination: sinceOrigination("paidThroughDate", texts.paidThroughBeforeOrigination),
  lastPaymentBeforeOrigination: sinceOrigination("lastPaymentDate", texts.lastPaymentBeforeOrigination),
  originationAhead: dayCheck("noteOverview.originationDate", "The origination date"),
  occupancyAhead: dayCheck("propertyOverview.occupancyDate", "The date of the occupancy"),
  lastPaymentAhead: dayCheck("noteOverview.lastPaymentDate", "The day of the last payment"),
} as const

import type { Lot } from "./acts.ts"
import { admin, applicants, buyers, type Person, sellers } from "./cast.ts"

/** Days before today on which the administrator opens the market. */
const OPENED = -118
/** Days that somebody needs between registering and acting: a buyer's funds are approved in between. */
const LEAD = 4
/** Of the days before that, how many somebody may choose from. */
const CHOICE = 11
/** Days before today on which an applicant registers, by place in the cast. */
const APPLICANTS = [-12, -9] as const

/** The day of somebody's first act in the story, counted from today; sellers by their loans, buyers by what they do with one. */
const firstDay = (lots: ReadonlyArray<Lot>, person: Person): number => {
  const [seller, buyer] = [sellers.indexOf(person), buyers.indexOf(person)]
  const days = lots.flatMap(({ scenes, seller: owner }) =>
    scenes.filter((scene) => owner === seller || ("buyer" in scene && scene.buyer === buyer)).map(({ day }) => day),
  )
  return Math.min(0, ...days)
}

/**
 * The day on which each person of the cast registers, counted from today. No two share one, and everybody has time left before
 * their first act.
 */
export const registrationDays = (lots: ReadonlyArray<Lot>): ReadonlyMap<Person, number> => {
  const days = new Map<Person, number>([[admin, OPENED]])
  for (const [place, applicant] of applicants.entries()) days.set(applicant, APPLICANTS[place] ?? OPENED)
  const taken = new Set(days.values())
  for (const [place, person] of [...sellers, ...buyers].entries()) {
    let day = firstDay(lots, person) - LEAD - ((place * 5) % CHOICE)
    while (taken.has(day)) day -= 1
    taken.add(day)
    days.set(person, day)
  }
  return days
}

import { addDays, type Day, startOfDay } from "@xl/core/shared"
import * as t from "io-ts"
import { done } from "../import/index.ts"
import { admin, applicants, buyers, type Person, sellers } from "./cast.ts"
import type { Stage } from "./stage.ts"

/** In the evening, when everything else of the day has happened; each within two hours at a minute of their own. */
const EVENING = 21 * 60
const WITHIN = 120
const MINUTE = 60_000
/** Whoever looked in today or yesterday leaves little unread; nobody has stayed away for longer than a week. */
const MOST_DAYS_AWAY = 7

/** Days before today on which somebody read the notices last. The administrator, first seller and first buyer have some days' to read. */
const lastRead = (person: Person): number => {
  const isFirst = [admin, sellers[0], buyers[0]].includes(person)
  return isFirst ? 6 : 1 + (person.email.length % MOST_DAYS_AWAY)
}

const SIGN_IN = {
  name: "updateLoginTime",
  takes: { address: "String" },
  gives: "... on ProfileDone { profile { id } }",
}
const READ_NOTICES = {
  name: "markNoticesRead",
  takes: { ids: "[ID!]" },
  gives: "... on MarkNoticesReadDone { unread }",
  isNeverRefused: true,
}

const number = ({ phone }: Person) => Number(phone.slice(-3))
const minute = (person: Person) => (number(person) * 53) % WITHIN

/** A stage, and whoever does something on it. */
export const watched = (stage: Stage) => {
  const acted = new Set<string>()
  const as: Stage["as"] = (email) => {
    const ask = stage.as(email)
    return (document, variables) => {
      acted.add(email)
      return ask(document, variables)
    }
  }
  return { acted, stage: { ...stage, as } }
}

/** Of the last week: who did something that day, by e-mail, or came to read what they had been told, is signed in that evening. */
export const signedInOn = async (stage: Stage, today: Day, day: number, acted: ReadonlySet<string>): Promise<void> => {
  if (day < -MOST_DAYS_AWAY || day >= 0) return
  const everybody = [admin, ...sellers, ...buyers, ...applicants]
  const here = everybody.filter((person) => acted.has(person.email) || lastRead(person) === -day)
  for (const person of here.toSorted((one, other) => minute(one) - minute(other))) {
    stage.setTime(startOfDay(addDays(today, day)) + (EVENING + minute(person)) * MINUTE)
    const ask = stage.as(person.email)
    await done(ask, SIGN_IN, { address: `192.0.2.${number(person)}` }, t.unknown)
    if (lastRead(person) === -day) await done(ask, READ_NOTICES, { ids: null }, t.unknown)
  }
}

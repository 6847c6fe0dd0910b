import { addDays, type Day, startOfDay } from "@xl/core/shared"
import * as t from "io-ts"
import { done } from "../import/index.ts"
import { admin, applicants, buyers, type Person, sellers } from "./cast.ts"
import type { Stage } from "./stage.ts"
import { together } from "./together.ts"

/** Late in the evening, when everything else of the day has happened. */
const EVENING = 21 * 3_600_000
/** Whoever looked in today or yesterday leaves little unread; nobody has stayed away for longer than a week. */
const MOST_DAYS_AWAY = 7

/** Days before today on which somebody signed in last. The administrator, first seller and first buyer were away for some days. */
const lastVisit = (person: Person): number => {
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

/** The people who signed in on that day for the last time; they read what they had been told. */
export const signedInOn = async (stage: Stage, today: Day, day: number): Promise<void> => {
  const people = [admin, ...sellers, ...buyers, ...applicants].filter((person) => lastVisit(person) === -day)
  if (people.length === 0) return
  stage.setTime(startOfDay(addDays(today, day)) + EVENING)
  await together(people, async ({ email, phone }) => {
    const ask = stage.as(email)
    await done(ask, SIGN_IN, { address: `192.0.2.${Number(phone.slice(-3))}` }, t.unknown)
    await done(ask, READ_NOTICES, { ids: null }, t.unknown)
  })
}

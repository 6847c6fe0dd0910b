import { addDays, Cents, type Day, DecimalCents, must, startOfDay } from "@xl/core/shared"
import * as t from "io-ts"
import { type Ask, done } from "../import/index.ts"
import { admin, applicants, buyers, DEMO_PASSWORD, fundsOf, type Person, sellers } from "./cast.ts"
import { pdfOf } from "./pdf.ts"
import { fundsLetter } from "./proof-of-funds.ts"
import type { Stage } from "./stage.ts"
import { together } from "./together.ts"

/** Days after registering on which a buyer first shows funds; the administrator approves them the same day. */
const FIRST_FUNDS = 1
/** Days before today on which the first buyer shows funds again; the others within the days before. An approval is good for 90 days. */
const RENEWAL = -24
const RENEWAL_DAYS = 5
/** Days before today until which a first approval is old enough to be renewed. */
const OLD = -40
const APPLIED = -1

/** Before anybody goes on with a loan, and after everybody has. */
const [EARLY, LATE] = [6 * 60, 17 * 60]
const MINUTE = 60_000
/** `minutes` into a UTC day that is counted from today. */
const moment = (today: Day, day: number, minutes: number) => startOfDay(addDays(today, day)) + minutes * MINUTE

const ProfileAnswer = t.strict({ profile: t.strict({ id: t.string }) })
const PROFILE = "... on ProfileDone { profile { id } }"
const RequestAnswer = t.strict({ request: t.strict({ id: t.string }) })
const REQUEST = "... on RoleRequestDone { request { id } }"

type RegistrationDays = ReadonlyMap<Person, number>

const street = (person: Person) => `${100 + person.email.length * 7} Demo Street`
const addressOf = (person: Person) => ({
  country: "USA",
  state: person.state,
  city: person.city,
  address: street(person),
  zipCode: person.zipCode,
})

/** Whoever registers on that day gets an account and a profile; sellers certify theirs. */
export const registeredOn = async (stage: Stage, today: Day, day: number, days: RegistrationDays): Promise<void> => {
  const [person] = [...days].find(([, registers]) => registers === day) ?? []
  if (!person) return
  const minute = LATE + ((Number(person.phone.slice(-3)) * 7) % 80)
  stage.setTime(moment(today, day, minute))
  await stage.addUser(person.email, DEMO_PASSWORD)
  if (person === admin) await stage.grantAdmin(admin.email)
  stage.setTime(moment(today, day, minute + 6))
  await fillProfile(stage.as(person.email), person)
  if (!sellers.includes(person)) return
  stage.setTime(moment(today, day, minute + 21))
  await certify(stage.as(person.email), person)
}

/** What has to do with funds on that day of the story. */
export const fundsOn = async (stage: Stage, today: Day, day: number, days: RegistrationDays): Promise<void> => {
  const dueToday = [...buyers.entries()].filter(([place, buyer]) =>
    fundsDays(days.get(buyer) ?? 0, place).includes(day),
  )
  await approvedFunds(stage, today, day, dueToday)
  if (day !== APPLIED) return
  stage.setTime(moment(today, day, EARLY))
  await together(applicants, (applicant) => applyForFunds(stage, addDays(today, day), applicant, buyers.length))
}

/** The days on which a buyer who registered on that day shows funds. */
const fundsDays = (registered: number, place: number): ReadonlyArray<number> => {
  const first = registered + FIRST_FUNDS
  return first < OLD ? [first, RENEWAL - (place % RENEWAL_DAYS)] : [first]
}

/** These buyers ask, and the administrator approves an hour and a half later. */
const approvedFunds = async (
  stage: Stage,
  today: Day,
  day: number,
  asking: ReadonlyArray<readonly [place: number, buyer: Person]>,
): Promise<void> => {
  const asked = new Map<number, string>()
  const date = addDays(today, day)
  if (asking.length > 0) stage.setTime(moment(today, day, EARLY))
  await together(
    asking,
    async ([place, buyer]) => void asked.set(place, await applyForFunds(stage, date, buyer, place)),
  )
  if (asking.length > 0) stage.setTime(moment(today, day, EARLY + 90))
  await together([...asked], ([place, id]) => approveFunds(stage.as(admin.email), date, place, id))
}

const fillProfile = async (ask: Ask, person: Person): Promise<void> => {
  const { firstName, lastName, phone: officePhone, company: companyName, jobTitle } = person
  const basic = { firstName: "String!", lastName: "String!", officePhone: "String!" }
  await done(
    ask,
    { name: "updateBasicInfo", takes: basic, gives: PROFILE },
    { firstName, lastName, officePhone },
    ProfileAnswer,
  )
  await done(
    ask,
    { name: "updateAddressInfo", takes: { address: "AddressInput!" }, gives: PROFILE },
    { address: addressOf(person) },
    ProfileAnswer,
  )
  const firm = { companyName: "String!", companyProfile: "[String!]!", jobTitle: "String!", aum: "String!" }
  const values = { companyName, companyProfile: ["Commercial real-estate loans"], jobTitle, aum: String(aumOf(person)) }
  await done(ask, { name: "updateCompanyInfo", takes: firm, gives: PROFILE }, values, ProfileAnswer)
}

/** Dollars under management: of a buyer six times the approved funds, of everybody else between 0.4 and 2.6 billion. */
const aumOf = (person: Person): number => {
  const place = buyers.indexOf(person)
  return place < 0 ? 400_000_000 + (person.email.length % 12) * 200_000_000 : fundsOf(place) * 6_000_000
}

const SELLER_INFO = {
  entityName: "String!",
  entityAddress: "AddressInput!",
  phoneNumber: "String!",
  executive: "Boolean!",
  title: "String!",
  signedByFirstName: "String!",
  signedByLastName: "String!",
}

const certify = (ask: Ask, seller: Person) =>
  done(
    ask,
    { name: "updateSellerProfile", takes: SELLER_INFO, gives: PROFILE },
    {
      entityName: seller.company,
      entityAddress: addressOf(seller),
      phoneNumber: seller.phone,
      executive: true,
      title: seller.jobTitle,
      signedByFirstName: seller.firstName,
      signedByLastName: seller.lastName,
    },
    ProfileAnswer,
  )

const BUYER_INFO = {
  purchasingEntity: "String!",
  purchasingEntityAddress: "AddressInput!",
  mmgpFirstName: "String!",
  mmgpLastName: "String!",
  mmgpAddress: "AddressInput!",
}

/** The firm that buys; who acts for it is the person. */
const buyerInfo = (buyer: Person) => ({
  purchasingEntity: buyer.company,
  purchasingEntityAddress: addressOf(buyer),
  mmgpFirstName: buyer.firstName,
  mmgpLastName: buyer.lastName,
  mmgpAddress: addressOf(buyer),
})

/** Files a proof of funds and asks to become, or to stay, a buyer; gives the request's id. */
const applyForFunds = async (stage: Stage, date: Day, buyer: Person, place: number): Promise<string> => {
  const ask = stage.as(buyer.email)
  await done(ask, { name: "updateBuyerProfile", takes: BUYER_INFO, gives: PROFILE }, buyerInfo(buyer), ProfileAnswer)
  const letter = pdfOf(fundsLetter(buyer, dollarsOf(place), date))
  const { name, key, type, dataOwnerId } = await stage.upload(buyer.email, "proof-of-funds.pdf", letter)
  const papers = [{ name, key, type, dataOwnerId }]
  const takes = { pofDocument: "[DocumentInput!]!" }
  await done(ask, { name: "updateBuyerPoFBlock", takes, gives: PROFILE }, { pofDocument: papers }, ProfileAnswer)
  const request = { name: "createBuyerRequest", takes: { documents: "[DocumentInput!]!" }, gives: REQUEST }
  return (await done(ask, request, { documents: papers }, RequestAnswer)).request.id
}

const dollarsOf = (place: number) => must(Cents, fundsOf(place) * 100_000_000)

const approveFunds = (ask: Ask, fundsApprovalDate: Day, place: number, id: string) => {
  const takes = { id: "ID!", data: "RoleRequestApprovalInput" }
  const buyerProfile = { pofSum: DecimalCents.encode(dollarsOf(place)), approved: true, fundsApprovalDate }
  return done(ask, { name: "approveRoleRequest", takes, gives: REQUEST }, { id, data: { buyerProfile } }, RequestAnswer)
}

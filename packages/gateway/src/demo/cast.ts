/** Somebody of the demo market. Every name, firm and number is invented; the numbers are kept for fiction. */
export interface Person {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly company: string
  readonly jobTitle: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** Of every demo account; printed at the start. */
export const DEMO_PASSWORD = "Open-House-26"

type Row = readonly [name: string, company: string, jobTitle: string, city: string, state: string, zipCode: string]

/** The first of a part has a short address, so that a visitor can type it. */
const people = (part: string, from: number, rows: ReadonlyArray<Row>): ReadonlyArray<Person> =>
  rows.map(([name, company, jobTitle, city, state, zipCode], index) => {
    const [firstName = "", lastName = ""] = name.split(" ")
    const firm = company.toLowerCase().replace(/[^a-z]/g, "")
    const email = index === 0 ? `${part}@demo.example` : `${firstName}.${lastName}@${firm}.example`.toLowerCase()
    return {
      email,
      firstName,
      lastName,
      phone: `202555${String(from + index).padStart(4, "0")}`,
      company,
      jobTitle,
      city,
      state,
      zipCode,
    }
  })

/** What each buyer's bank letter says, in millions of dollars, by place in the cast; above all that the story lets them promise. */
const FUNDS = [300, 150, 120, 70, 160, 135, 115, 165, 130, 110, 210, 140] as const
export const fundsOf = (place: number): number => FUNDS[place] ?? 50

export const admin: Person = {
  email: "admin@demo.example",
  firstName: "Morgan",
  lastName: "Whitlock",
  phone: "2025550199",
  company: "XL Demo Market",
  jobTitle: "Administrator",
  city: "Wilmington",
  state: "DE",
  zipCode: "19801",
}

export const sellers: ReadonlyArray<Person> = people("seller", 110, [
  ["Sasha Holloway", "Holloway Note Holdings", "Director", "New York", "NY", "10005"],
  ["Rene Castellano", "Tidewater Loan Trust", "Portfolio manager", "Norfolk", "VA", "23510"],
  ["Quinn Abernathy", "Lakeshore Special Assets", "Asset manager", "Chicago", "IL", "60606"],
  ["Noel Fairbanks", "Fairbanks Savings", "Vice president", "Columbus", "OH", "43215"],
  ["Toni Verhoeven", "Verhoeven Credit", "Managing director", "Boston", "MA", "02110"],
  ["Kim Lindqvist", "Prairie Mutual Lending", "Head of workout", "Omaha", "NE", "68102"],
  ["Jamie Okonkwo", "Okonkwo Commercial Finance", "Partner", "Atlanta", "GA", "30303"],
  ["Alexis Thornbury", "Thornbury Servicing", "Special servicer", "Dallas", "TX", "75201"],
  ["Robin Delacroix", "Bayou State Credit", "Treasurer", "New Orleans", "LA", "70112"],
  ["Sidney Petrosyan", "Western Slope Bank", "Loan officer", "Denver", "CO", "80202"],
  ["Devon Nakagawa", "Nakagawa Income Fund", "Fund manager", "Los Angeles", "CA", "90017"],
  ["Marlow Ostrander", "Puget Note Company", "Director", "Seattle", "WA", "98101"],
])

export const buyers: ReadonlyArray<Person> = people("buyer", 130, [
  ["Jordan Ellery", "Ellery Debt Partners", "Principal", "Philadelphia", "PA", "19103"],
  ["Casey Moreau", "Moreau Opportunity Fund", "Managing partner", "Miami", "FL", "33131"],
  ["Taylor Brandvold", "Brandvold Capital", "Acquisitions", "Minneapolis", "MN", "55402"],
  ["Riley Santoro", "Santoro Family Office", "Investment director", "Providence", "RI", "02903"],
  ["Drew Kowalczyk", "Kowalczyk Real Credit", "Partner", "Detroit", "MI", "48226"],
  ["Hayden Marchetti", "Marchetti Distressed Debt", "Portfolio manager", "San Francisco", "CA", "94104"],
  ["Emery Halvorsen", "Halvorsen Note Fund", "Chief investment officer", "Madison", "WI", "53703"],
  ["Rowan Achterberg", "Achterberg Holdings", "Director", "Phoenix", "AZ", "85004"],
  ["Skyler Valdez", "Valdez Property Credit", "Founder", "San Antonio", "TX", "78205"],
  ["Finley Duchamp", "Duchamp Income Partners", "Analyst", "Nashville", "TN", "37219"],
  ["Peyton Oyelaran", "Oyelaran Ventures", "Managing director", "Baltimore", "MD", "21202"],
  ["Shiloh Bergstrom", "Bergstrom Recovery Fund", "Partner", "Portland", "OR", "97204"],
])

/** Two who asked to become buyers and wait for the administrator. */
export const applicants: ReadonlyArray<Person> = people("applicant", 150, [
  ["Lane Whitcombe", "Whitcombe Land Credit", "Owner", "Boise", "ID", "83702"],
  ["Ari Fontaine", "Fontaine Lending Group", "Associate", "Charlotte", "NC", "28202"],
])

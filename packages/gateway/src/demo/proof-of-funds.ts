import { type Cents, type Day, shownDay } from "@xl/core/shared"
import type { Person } from "./cast.ts"

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 })

/** What an invented bank writes of a buyer's account: the sum, the holder, the day. */
export const fundsLetter = ({ company, firstName, jobTitle, lastName }: Person, sum: Cents, date: Day) => [
  "FIRST DEMO BANK",
  "Demo market: this bank, this letter and this account are invented.",
  "",
  shownDay(date),
  "",
  `Re: ${company}`,
  `Attention: ${firstName} ${lastName}, ${jobTitle}`,
  "",
  `We confirm that on ${shownDay(date)} the accounts of ${company}`,
  `with this bank held available funds of ${usd.format(sum / 100)}.`,
  "The funds are unencumbered and at the free disposal of the holder.",
  "",
  "Account ending in 4417",
  "",
  "For the bank: P. Sample, Vice President",
]

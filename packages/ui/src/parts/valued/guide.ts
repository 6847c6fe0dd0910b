import type { Guides } from "../guide.ts"

export const guides = {
  ValueRange: {
    use: "The one big result of a screen: from what to what a loan is worth today.",
    avoid: "A single amount: Amount. Several figures of equal weight: StatTiles.",
    anatomy: "What it says, the range in the serif, three cases under a rule, a sentence why, and the drawing beside.",
    keys: [],
    access: "A region by its title; amounts are text. The drawing has its own name.",
  },
  SourcedList: {
    use: "The assumptions that a figure rests on.",
    avoid: "Facts that nobody doubts: KeyValueGrid.",
    anatomy:
      "Name and value on a line, below it who says so, of when and how far it reaches; a small button to change it.",
    keys: [["Tab", "Goes to the buttons"]],
    access: "A list; whether something was typed is said in words.",
  },
  Durations: {
    use: "Two to six ways that take their time, to compare on one scale of months.",
    avoid: "Dates of one sale: Timeline.",
    anatomy: "A name with its note, bars of months with their words, and at the right what it comes to.",
    keys: [],
    access: "A list; each bar says its word and its months. Tones repeat what the words say.",
  },
} satisfies Guides

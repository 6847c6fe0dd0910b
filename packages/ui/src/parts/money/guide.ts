import type { Guides } from "../guide.ts"

export const guides = {
  GradedMoney: {
    use: "Dollars standing alone or in a column.",
    avoid: "Inside a sentence.",
    anatomy: "Sign light, leading group heavy, the others in second ink.",
    keys: [],
    access: "Read as one amount.",
  },
  Percent: {
    use: "A share, one decimal.",
    avoid: "A rate of interest: Rate.",
    anatomy: "62.1%.",
    keys: [],
    access: "True minus sign.",
  },
  Rate: {
    use: "A rate of interest, two to three decimals.",
    avoid: "A share: Percent.",
    anatomy: "5.71%.",
    keys: [],
    access: "As Percent.",
  },
  Times: {
    use: "Debt service coverage.",
    avoid: "A share.",
    anatomy: "1.52x.",
    keys: [],
    access: "Below 1.00x stands in the stop tone with its sign.",
  },
  DayText: {
    use: "A day, MM-DD-YYYY.",
    avoid: "An instant: a Deadline.",
    anatomy: "12-12-2026.",
    keys: [],
    access: "A time element with the day for machines.",
  },
  Deadline: {
    use: "Until when something runs: the instant on the reader's clock and what is left.",
    avoid: "A day without an hour: DayText.",
    anatomy: "Label, instant, what is left.",
    keys: [],
    access: "The date stands beside the countdown.",
  },
  Countdown: {
    use: "The one deadline of a page.",
    avoid: "In rows.",
    anatomy: "Days, hours, minutes.",
    keys: [],
    access: "Told at most once a minute, politely.",
  },
  None: {
    use: "Where there is no value.",
    avoid: "Zero, which is a value.",
    anatomy: "An en dash in third ink.",
    keys: [],
    access: "Read as a dash.",
  },
} satisfies Guides

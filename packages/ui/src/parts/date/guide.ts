import type { Guides } from "../guide.ts"

export const guides = {
  DateField: {
    use: "A calendar day that one knows or picks: a closing, a foreclosure sale.",
    avoid: "A month or a year alone: a NumberField.",
    anatomy:
      "Label, a line of text, a calendar behind a button, helper or error. The calendar opens at the day chosen, else at the market's own day, which it marks.",
    keys: [
      ["any text", "Types the day: 11/1/2026, 11-01-26, 11.1.2026, 11 1 2026, 11012026 or 2026-11-01"],
      ["Tab", "Shows it as MM-DD-YYYY, or says what to enter"],
      ["Enter on the calendar's button", "Opens it"],
      ["arrows, Page Up, Page Down", "Moves by day, week, month"],
      ["Esc", "Closes it"],
    ],
    access:
      "A text field: what is typed or pasted stays as it is until the field is left. Two digits of a year are of this century; what may mean two days is refused. Days that cannot be chosen are told as unavailable in the calendar.",
  },
} satisfies Guides

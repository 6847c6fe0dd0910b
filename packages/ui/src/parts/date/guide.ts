import type { Guides } from "../guide.ts"

export const guides = {
  DateField: {
    use: "A calendar day that one knows or picks: a closing, a foreclosure sale.",
    avoid: "Two days that belong together: a DateRangeField. A month or a year alone: a NumberField.",
    anatomy: "Label, month, day and year in one field, a calendar behind a button, helper or error.",
    keys: [
      ["digits", "Types month, day, year in turn"],
      ["↑ ↓", "Changes the part one stands in"],
      ["← →", "Goes to the other parts"],
      ["Enter on the calendar's button", "Opens it"],
      ["arrows, Page Up, Page Down", "Moves by day, week, month"],
      ["Esc", "Closes it"],
    ],
    access:
      "Each part is a spin button with its name; days that cannot be chosen are told as unavailable. Written MM-DD-YYYY in every browser.",
  },
  DateRangeField: {
    use: "A period: call for offers, best and final.",
    avoid: "One day: a DateField.",
    anatomy: "As a DateField, with both days in one field and one calendar.",
    keys: [
      ["digits", "Types both days in turn"],
      ["Enter in the calendar", "Begins, then ends the period"],
      ["Esc", "Closes it"],
    ],
    access: "Tells first and last day apart. Both days belong to the period.",
  },
} satisfies Guides

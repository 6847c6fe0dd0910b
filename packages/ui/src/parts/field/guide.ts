import type { Guides } from "../guide.ts"

export const guides = {
  TextField: {
    use: "One line of text.",
    avoid: "Several lines: a TextArea. Something with a form of its own: the field made for it.",
    anatomy: "Label above, edge, units inside, helper below; an error takes the helper's place.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "Label, helper and error are tied to the input; an error says what to enter. 3:1 edge, a ring in focus.",
  },
  TextArea: {
    use: "A few sentences: a reason, notes to the seller.",
    avoid: "One line: a TextField.",
    anatomy: "As a TextField; it grows by its corner.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "As a TextField.",
  },
  MoneyField: {
    use: "An amount of dollars, at most two decimals.",
    avoid: "A share: a PercentField. A count: a NumberField.",
    anatomy: "$ before the amount, its share after it; `isPrice` sets an offer heavier.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "Separators come while one types; minus, exponents and a third decimal are not taken.",
  },
  NumberField: {
    use: "A count or a measure with its unit: days, square feet, a year.",
    avoid: "Money and percentages, which have their own.",
    anatomy: "Number, unit after it.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "Years carry no separators; the unit is read after the number.",
  },
  PercentField: {
    use: "A rate or a share with at most four decimals.",
    avoid: "Money: a MoneyField. Where only a range is allowed say so in the helper.",
    anatomy: "Number, % after it.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "Holds millionths of one, so that nothing is rounded on the way.",
  },
  RatioField: {
    use: "A ratio that the trade writes with x: a debt service coverage of 1.25.",
    avoid: "A share in percent: a PercentField.",
    anatomy: "Number, x after it.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "Holds millionths of one, so that nothing is rounded on the way.",
  },
  PhoneField: {
    use: "A US telephone number.",
    avoid: "Numbers of other countries: a TextField of type tel.",
    anatomy: "The mask writes itself around the digits.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "Only digits are taken; phones show their number pad and offer the owner's number.",
  },
  ZipField: {
    use: "A US zip code.",
    avoid: "Postal codes of other countries: a TextField.",
    anatomy: "Five digits.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "As a PhoneField.",
  },
  TaxIdField: {
    use: "An employer's number, 12-3456789.",
    avoid: "Social security numbers, which we do not ask for.",
    anatomy: "Two digits, a hyphen, seven digits.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "Never offered by the browser for completion.",
  },
  PasswordField: {
    use: "A password; with `checks` where one is chosen.",
    avoid: "Codes from a mail: a CodeField.",
    anatomy: "Field, a button that shows it, the checklist below.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
      ["Enter on the eye", "Shows or hides it"],
    ],
    access: "Says current or new to password managers; how many checks are met is told as a group.",
  },
  PasswordChecklist: {
    use: "Below a password that is being chosen.",
    avoid: "For steps of a deal: a Checklist.",
    anatomy: "A meter with as many parts as checks, and each check in words.",
    keys: [],
    access: "Met and not met are words for screen readers; the meter is decoration.",
  },
  CodeField: {
    use: "Six digits from a mail or an authenticator.",
    avoid: "Passwords.",
    anatomy: "One input drawn as cells.",
    keys: [
      ["Tab", "Goes to the field"],
      ["any character", "Types"],
    ],
    access: "One input, so that paste works and phones fill it by themselves.",
  },
} satisfies Guides

import { link } from "./market-parts.ts"
import type { Facts } from "./model.ts"

const mandates = link("See your mandates", "/seller/mandates")

/** Mails to the two sides of a mandate. */
export const mandateContents = {
  mandateGiven: {
    subject: "A seller gave you a mandate",
    parts: ({ name }: Facts) => [
      `${name ?? "A seller"} lets you act for them. What you do for them is on record with your name.`,
      mandates,
    ],
  },
  mandateEnded: {
    subject: "A mandate ended",
    parts: ({ name, part }: Facts) =>
      part === "seller"
        ? [`${name ?? "Your Concierge"} no longer acts for you.`, link("See who acts for you", "/profile/seller")]
        : [`You no longer act for ${name ?? "a seller"}.`, mandates],
  },
}

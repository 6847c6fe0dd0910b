import type { Scene } from "./acts.ts"
import { readBy, talked } from "./scenes.ts"

/** What a buyer and a seller write each other about a loan; the buyer begins, and some of it is not read yet. */
export const conversations = {
  callForOffers: (buyer: number): ReadonlyArray<Scene> => [
    ...talked(
      -3,
      13,
      buyer,
      "Good morning. Is the servicing file in the data room, or does it come after the call for offers?",
      "It is in tier 2. Please ask for access there, and I will let you in.",
    ),
    ...talked(-1, 10, buyer, "Thank you, I will. Does the borrower know that the loan is for sale?"),
  ],
  underSelection: (buyer: number): ReadonlyArray<Scene> => [
    ...talked(
      -4,
      11,
      buyer,
      "We asked for 15 days of due diligence. If that is too long for you, please say so before you choose.",
      "Fifteen days are fine with us.",
    ),
    ...talked(
      -1,
      11,
      buyer,
      "Good to know. We can close early as well.",
      "Does your price hold if the estoppel of the main tenant comes only after we sign?",
    ),
  ],
  bestAndFinal: (buyer: number): ReadonlyArray<Scene> => [
    ...talked(
      -3,
      15,
      buyer,
      "Do you look at the closing days as well, or at the price alone?",
      "At both. How sure a closing is counts as much with us.",
    ),
    ...readBy(-2, 9, buyer, "buyer"),
  ],
  contractPending: (buyer: number): ReadonlyArray<Scene> => [
    ...talked(
      -6,
      10,
      buyer,
      "When may we expect the draft of the loan purchase agreement?",
      "As soon as one of us asks for it on the closing page. I have just done so.",
      "Found it, thank you. Our counsel reads it now.",
    ),
    ...readBy(-5, 9, buyer, "seller"),
  ],
} as const

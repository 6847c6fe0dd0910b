/** What is said of notification criteria, and of the way out of them. */
export const alertTexts = {
  upbRange: "The greatest balance must not be below the least",
  saved: "Your notification criteria were saved.",
  turnedOff: "You are told of no listings any more.",
  linkInvalid:
    "This link is not complete. Open it once more from the mail, or change your notification criteria in your profile.",
} as const

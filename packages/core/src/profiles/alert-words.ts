/** What is said of a place around which nothing can be searched, as nobody knows it. */
export const placeUnknown = (place: string): string =>
  `We do not know the place “${place}”. Under Near, enter a town with its state, a ZIP code or coordinates.`

/** What is said of notification criteria, and of the way out of them. */
export const alertTexts = {
  upbRange: "The greatest balance must not be below the least",
  searchNameRequired: "Name this search.",
  searchNameLong: "A name has at most 60 characters.",
  searchNameTaken: "You have a saved search of this name. Choose another.",
  searchSaved: "Your search was saved.",
  searchChanged: "Your saved search was changed.",
  searchDeleted: "The saved search was deleted.",
  saved: "Your notification criteria were saved.",
  turnedOff: "You are told of no listings any more.",
  linkInvalid:
    "This link is not complete. Open it once more from the mail, or change your saved searches and notification criteria after signing in.",
} as const

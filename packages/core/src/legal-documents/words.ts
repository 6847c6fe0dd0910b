/** Why a document of a closing was not made; what lies behind it is in the log alone. */
export const legalDocumentTexts = {
  ClosingOver: "The sale ended before its document was made.",
  LettersMissing: "A name or an address holds characters that the documents' typeface does not have.",
  PartyUnnamed: "A party has neither an entity nor a first and last name in its profile.",
  PrintingFailed: "The document could not be set.",
  StorageFailed: "The document store did not take the document.",
} as const

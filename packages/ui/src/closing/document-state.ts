import type { FailedDocument, LegalDocumentView, LegalFailure } from "@xl/core/legal-documents"
import { dateTime } from "../parts/format/index.ts"

const times = (count: number): string => (count === 1 ? "once" : `${count} times`)

/** What became of the tries, and what comes next. */
const triesText = (attempts: number, { retryAt }: LegalFailure): string =>
  retryAt === null
    ? `Tried ${times(attempts)}; it is not tried again by itself.`
    : `Tried ${times(attempts)}; next try ${dateTime(retryAt)}.`

/** Where a document stands, in a line. */
export const stateText = ({ attempts, edition, failure, madeAt, state }: LegalDocumentView): string => {
  const made = madeAt === null ? "" : `Edition ${edition}, prepared ${dateTime(madeAt)}`
  if (state === "none") return "Not prepared yet."
  if (state === "making") return madeAt === null ? "In preparation …" : `${made}; checked for changes …`
  if (state === "made") return made
  return failure === null ? "" : `${failure.reason} ${triesText(attempts, failure)}`
}

/** A failed document of a list, in a line. */
export const failedText = ({ attempts, failure }: FailedDocument): string =>
  `${failure.reason} ${triesText(attempts, failure)}`

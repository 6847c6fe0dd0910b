import { asset, link } from "./market-parts.ts"
import type { Facts, Part } from "./model.ts"

const FILE_CHANGES = { added: "New", replaced: "Replaced", removed: "Removed" } as const

/** A line for each kind of change with the files' names. */
const changedFiles = (facts: Facts): ReadonlyArray<Part> =>
  Object.entries(FILE_CHANGES).flatMap(([kind, word]) => (facts[kind] ? [`${word}: ${facts[kind]}.`] : []))

/** Mails about a data room: to its seller who is asked, and to its readers. */
export const dataRoomContents = {
  tier2Requested: {
    subject: "A buyer asks for your data room",
    parts: (facts: Facts): ReadonlyArray<Part> => [
      `A buyer asks to read tier 2 of the data room of ${facts["title"] ?? "your asset"}. Answer whenever you like: the request does not lapse.`,
      link("See the requests", `/seller/asset-overview/${facts["assetId"] ?? ""}`),
    ],
  },
  tier2Approved: {
    subject: "Your data room request was approved",
    parts: (facts: Facts): ReadonlyArray<Part> => [
      `Your request for tier 2 of the data room of ${facts["title"] ?? "an asset"} was approved.`,
      asset(facts),
    ],
  },
  tier2Declined: {
    subject: "Your data room request was declined",
    parts: (facts: Facts): ReadonlyArray<Part> => [
      `Your request for tier 2 of the data room of ${facts["title"] ?? "an asset"} was declined. You may ask again.`,
      asset(facts),
    ],
  },
  tier2Revoked: {
    subject: "Your data room access was taken back",
    parts: (facts: Facts): ReadonlyArray<Part> => [
      `The seller took back your access to tier 2 of the data room of ${facts["title"] ?? "an asset"}. The confidentiality agreement that you signed still applies to what you read. You may ask again.`,
      asset(facts),
    ],
  },
  roomChanged: {
    subject: "A data room changed",
    parts: (facts: Facts): ReadonlyArray<Part> => [
      `Files in the data room of ${facts["title"] ?? "an asset"} changed.`,
      ...changedFiles(facts),
      asset(facts),
      "How often you hear of this data room is chosen in it.",
    ],
  },
}

import { Result } from "effect"
import { expect, it } from "vitest"
import { decode } from "../shared/decode.ts"
import { ListingActivity } from "./activity.ts"

const counters = {
  numberOfActiveOffers: 1,
  numberOfCAs: 2,
  numberOfOffers: 3,
  numberOfAllActivities: 4,
  numberOfTier2s: 5,
  numberOfViewedOnly: 6,
  numberOfImpressions: 7,
  totalUniqueViewers: 8,
}
const visit = { latestVisitDate: Date.UTC(2026, 10, 28), totalVisits: 2 }
const sent = { ...counters, numberOfFavorites: 9, viewedOnly: [visit], latestVisits: [visit] }

it("counts of a listing all but drafts of offers, each in whole numbers (SEL-114)", () => {
  const read = Result.getOrThrow(decode(ListingActivity)({ ...sent, numberOfAllOffers: 10 }))
  expect(read).toMatchObject(counters)
  expect(ListingActivity.encode(read)).toEqual(sent)
  for (const name of Object.keys(counters))
    for (const wrong of [1.5, "1", null, undefined])
      expect(Result.isFailure(decode(ListingActivity)({ ...sent, [name]: wrong })), name).toBe(true)
})

import { shownDay } from "@xl/core/shared"
import type { ImportedListing, RoomFolders } from "../import/index.ts"
import { roomPapers } from "./room-papers.ts"
import type { Stage } from "./stage.ts"

/** Puts the papers of a loan into its data room: value and rents in tier 1, the loan's own documents in tier 2. */
export const fillRoom = async (
  stage: Stage,
  seller: string,
  { tier1_id, tier2_id }: RoomFolders,
  { mainInfo }: ImportedListing,
): Promise<void> => {
  const day = mainInfo.upbDate ? shownDay(mainInfo.upbDate) : ""
  for (const { nameOn, size, tier } of roomPapers)
    await stage.shelve(seller, tier === 1 ? tier1_id : tier2_id, { name: nameOn(day), size })
}

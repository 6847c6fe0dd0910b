import type { DataRooms } from "@xl/core/data-room"
import type { LocalFile } from "@xl/core/documents"
import { type AssetId, must, Tier2RequestId, VdrItemId } from "@xl/core/shared"

const ID = "44444444-4444-4444-8444-444444444444"

/** Every mutation of data rooms, asked once. */
export const roomMutations = (rooms: DataRooms["Service"], asset: AssetId, file: LocalFile) => {
  const [tier2, room] = [must(Tier2RequestId, ID), must(VdrItemId, ID)]
  return {
    approveTier2Request: () => rooms.approve(tier2),
    declineTier2Request: () => rooms.decline(tier2),
    revokeTier2Access: () => rooms.revoke(tier2),
    chooseDataRoomRhythm: () => rooms.chooseRhythm(asset, "Weekly"),
    createVdrFolder: () => rooms.createFolder(room, "Leases"),
    deleteVdrItem: () => rooms.remove(room),
    renameVdrItem: () => rooms.rename(room, "Leases"),
    signLegalDocument: () => rooms.sign(asset, "Pat Doe", null),
    updateVdrFolderName: () => rooms.renameFolder(room, "Leases"),
    uploadVdrFile: () => rooms.upload(room, file, () => undefined),
    requestTier2Access: () => rooms.request(asset),
  }
}

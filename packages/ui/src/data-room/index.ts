/** An asset's data room: who reads which tier, who is let in, what is signed for it, and what lies in it. */
export { DataRoomModel, dataRoomModel } from "./data-room-model.ts"
export { DataRoomPanel } from "./data-room-panel.tsx"
export { RoomFilesModel, roomFilesModel } from "./room-files-model.ts"
export { RoomFilesPanel, type RoomFilesPanelProps } from "./room-files-panel.tsx"
export { Tier2RequestsModel, tier2RequestsModel } from "./tier2-requests-model.ts"
export { Tier2RequestsPanel } from "./tier2-requests-panel.tsx"

/** Who reads which tier of an asset's data room, and who is let in. */
export { DataRoomModel, dataRoomModel } from "./data-room-model.ts"
export { DataRoomPanel } from "./data-room-panel.tsx"
export { Tier2RequestsModel, tier2RequestsModel } from "./tier2-requests-model.ts"
export { Tier2RequestsPanel } from "./tier2-requests-panel.tsx"

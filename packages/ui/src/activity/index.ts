/** What became of a listing: who looked, signed, asked and offered, in numbers. */
export { ActivityModel, activityModel } from "./activity-model.ts"
export { ActivityPanel } from "./activity-panel.tsx"

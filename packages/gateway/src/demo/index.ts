/** The demo market: who is in it and what happened in it up to this morning. */
export { demoAccounts } from "./accounts.ts"
export { admin, buyers, DEMO_PASSWORD, type Person, sellers } from "./cast.ts"
export { type DemoPanel, demoPanelRoutes } from "./panel-routes.ts"
export { withRoomPapers } from "./paper-storage.ts"
export { type DemoParts, tellDemo } from "./tell-demo.ts"
export { clearUnfinishedStory, tellOnce } from "./turn.ts"

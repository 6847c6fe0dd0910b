/** The demo market: who is in it, what happened in it up to yesterday, and its drawn pictures. */
export { admin, buyers, DEMO_PASSWORD, type Person, sellers } from "./cast.ts"
export { drawnPicture } from "./pictures.ts"
export { tellStory } from "./seed.ts"
export type { Paper, Stage } from "./stage.ts"

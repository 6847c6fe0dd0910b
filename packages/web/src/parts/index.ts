/** How the parts of the pages come from the server, and what happens where one does not. */
export { line, lostHere, reloadAsked, watchHere } from "./here.ts"
export type { LineTold } from "./line.ts"
export { arriving, LostPart } from "./lost-part.ts"

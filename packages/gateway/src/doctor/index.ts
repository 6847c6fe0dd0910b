/** Looks whether a market could run here, changes nothing, and says in one sentence each what to do where it could not. */
export { examine } from "./examine.ts"
export { type Finding, told, worst } from "./finding.ts"

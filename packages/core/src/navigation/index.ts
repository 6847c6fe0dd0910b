/** Which parts of the product a person is shown. */
export { type Area, roleFlags, roleLabels, seesArea } from "./areas.ts"

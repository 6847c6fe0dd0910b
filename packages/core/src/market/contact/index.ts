/** What decides on letters of members. For the gateway and testkit alone. */
export { sendAdminMessage, sendAssetMessage } from "./send-letters.ts"

/** Leaving mails by their own link, at our own gateway. */
export { unsubscribingHttp } from "./unsubscribing-http.ts"

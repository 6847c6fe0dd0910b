/** The address by which the internet knows a browser, told by a service that the deployment names. */
export { addressLookupHttp, addressLookupNone } from "./address-lookup.ts"

/** A third party that is told of registrations, where the deployment names one. */
export { registrationIdentityHttp, registrationIdentityNone } from "./registration-identity.ts"

/** What ends an account. For the gateway and testkit alone. */
export { deleteAccount } from "./delete-account.ts"

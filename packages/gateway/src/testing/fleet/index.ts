/** Gateways in processes of their own, a proxy in front of them, and members who ask over the wire. */
export { aMember, type Member, question, signIn } from "./people.ts"
export { type Gateway, readiness, ready, startGateway } from "./process.ts"
export { openProxy, type Proxy } from "./proxy.ts"

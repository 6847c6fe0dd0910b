/** The product's addresses. */
export { arrived } from "./arrived.ts"
export { preparedFirst } from "./prepared.ts"
export { App, arrivedAt, Pages } from "./app.tsx"

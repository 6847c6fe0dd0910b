/** The product's addresses. */
export { arrived } from "./arrived.ts"
export { App } from "./router.tsx"

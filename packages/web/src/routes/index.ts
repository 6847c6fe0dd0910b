/** The product's addresses. */
export { App } from "./router.tsx"

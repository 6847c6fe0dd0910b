/** The product's addresses. */
export { router } from "./router.tsx"

/** Other people's services: asked about, then loaded. Nothing of it is fetched where none is configured. */
export { Vendors } from "./vendors.tsx"

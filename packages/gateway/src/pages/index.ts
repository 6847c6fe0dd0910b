/** What the pages say of themselves before they run: to search engines, and to whoever is sent their address. */
export { crawlerRoutes } from "./crawlers.ts"
export { pageHeads } from "./heads.ts"
export { openPrerender } from "./prerender.ts"

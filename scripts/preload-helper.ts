import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const HELPER = "\0vite/preload-helper.js"
const OURS = fileURLToPath(new URL("../packages/web/src/parts/preload.ts", import.meta.url))

/** Has every `import()` of the pages bring its files first, in the place of Vite's helper, after which a failed one stays failed. */
export const preloadHelper = (): Plugin => ({
  name: "xl-preload-helper",
  enforce: "pre",
  load: (id) => (id === HELPER ? `export { preload as __vitePreload } from ${JSON.stringify(OURS)}` : undefined),
})

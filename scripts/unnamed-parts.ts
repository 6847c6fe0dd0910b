import type { Plugin } from "vite"

/** Gives a part the name that a debugger shows. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm
/** Makes a part, and does nothing else, which a bundler cannot know. */
const MADE = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g

/** The router's code in which naming a part no longer counts as using it. */
export const unnamed = (code: string): string => code.replace(NAMED, "").replace(MADE, "/* @__PURE__ */ ")

/** Lets the bundler leave out the router's parts that nobody uses: scripts, forms and prefetching of its framework, which this is not. */
export const unnamedParts = (): Plugin => ({
  name: "xl-unnamed-parts",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
    handler: (code) => ({ code: unnamed(code), map: null }),
  },
})

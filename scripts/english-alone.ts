import type { Plugin } from "vite"

/** What react-aria says in languages that the product does not speak; its own dictionaries leave out what is not there. */
export const OTHER_LANGUAGE = /\/react-(?:aria|stately)\/dist\/private\/intl\/.+\/(?!en-US\.)[a-z]{2}-[A-Z]{2}\.mjs$/

/** Leaves those out: 33 of them came with each part that says something, 20 KB gzip with a place to drop files. */
export const englishAlone = (): Plugin => ({
  name: "xl-english-alone",
  apply: "build",
  load: {
    filter: { id: OTHER_LANGUAGE },
    handler: () => ({ code: "export default undefined", map: null }),
  },
})

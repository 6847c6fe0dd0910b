import { transformAsync } from "@babel/core"
import type { Plugin } from "vite"

/**
 * Names each styled component by its file and place instead of by the order in which files happen to run, so that a page as the gateway
 * draws it and the same page in the browser have the same class names; and takes the blanks out of their rules.
 */
export const namedStyles = (): Plugin => ({
  name: "xl-named-styles",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/packages\/(?:ui|web)\/src\/.*\.tsx?$/, code: /from "styled-components"/ },
    handler: async (code, id) => {
      const done = await transformAsync(code, {
        babelrc: false,
        configFile: false,
        filename: id,
        parserOpts: { plugins: ["typescript", "jsx"] },
        plugins: [["styled-components", { displayName: false, transpileTemplateLiterals: false }]],
        sourceMaps: true,
      })
      return done?.code ? { code: done.code, map: done.map ?? null } : null
    },
  },
})

import { basename } from "node:path"
import type { Plugin } from "vite"
import { fontFaces, fontUrls } from "../packages/ui/src/theme/fonts.ts"
import { variables } from "../packages/ui/src/theme/variables.ts"

/** Under this name the gateway's own pages find it. */
const NAME = "product.css"

/** The typefaces where `addressOf` has them, and every token as a CSS variable. */
const styleWith = (addressOf: (font: string) => string): string =>
  Object.values(fontUrls).reduce((style, font) => style.replace(font, () => addressOf(basename(font))), fontFaces) +
  variables

/** Lays the product's typefaces and tokens beside the pages, for the few pages that the gateway draws itself. */
export const productStyle = (): Plugin => ({
  name: "xl-product-style",
  generateBundle(_options, bundle) {
    if (this.environment.name === "ssr") return
    const files = Object.values(bundle).flatMap((file) => (file.type === "asset" ? [file] : []))
    const addressOf = (font: string): string => {
      const found = files.find(({ names }) => names.includes(font))
      if (!found) this.error(`The build has no ${font}.`)
      return `/${found.fileName}`
    }
    this.emitFile({ type: "asset", fileName: NAME, source: styleWith(addressOf) })
  },
})

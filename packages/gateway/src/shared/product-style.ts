import { themeIn } from "@xl/core/navigation"

/** Typefaces and tokens of the product, for pages that the gateway draws: the build lays them there (scripts/product-style.ts). */
export const PRODUCT_STYLE = `<link rel="stylesheet" href="/product.css">`

/** What the root element of such a page says of the theme that its reader's `cookies` name; nothing where the system decides. */
export const themeAttribute = (cookies = ""): string => {
  const theme = themeIn(cookies)
  return theme === "system" ? "" : ` data-theme="${theme}"`
}

/** Colour, type, space and motion: one source of tokens, given to the browser as CSS variables. */
export { contrast } from "./contrast.ts"
export { fontFaces, fontUrls } from "./fonts.ts"
export { GlobalStyle } from "./global-style.tsx"
export { text } from "./text.ts"
export { below, color, from, size, theme } from "./theme.ts"
export { ThemeProvider } from "./theme-provider.tsx"
export { breakpoint, type ColorName, dark, light, scale } from "./tokens.ts"
export { variables } from "./variables.ts"

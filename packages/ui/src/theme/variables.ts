import { dark, light, scale, variableName } from "./tokens.ts"

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${variableName(name)}: ${value};`)
    .join(" ")

const still = declarations({ mFast: "0ms", mBase: "0ms", mLevel: "0ms" })

/**
 * Every token as a CSS variable. `data-theme` on the root decides; without it the reader's system does.
 * Plain text, so that a page can carry it before any script runs.
 */
export const variables: string = `
:root { color-scheme: light; ${declarations(light)} ${declarations(scale)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; ${declarations(dark)} } }
[data-theme="dark"] { color-scheme: dark; ${declarations(dark)} }
@media (prefers-reduced-motion: reduce) { :root { ${still} } }
`

// Writes the design tokens for design tools: npm run tokens [-- FILE]
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { designTokens } from "../packages/ui/src/theme/design-tokens.ts"

const file = process.argv[2] ?? ".cache/design-tokens.json"
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(designTokens(), null, 2)}\n`)
console.log(`Wrote ${file}`)

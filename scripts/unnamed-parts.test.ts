import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { unnamed } from "./unnamed-parts.ts"

it("takes the names of parts away, and tells that to make one does nothing else", () => {
  const code = `var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\nvar one = React.createContext(null);\n`
  expect(unnamed(code)).toBe(
    `var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\nvar one = /* @__PURE__ */ React.createContext(null);\n`,
  )
})

it("finds them in the router that is installed", () => {
  const files = globSync("node_modules/react-router/dist/production/chunk-*.mjs")
  const found = files.map((file) => readFileSync(file, "utf8"))
  const lost = found.flatMap((code) => code.match(/^\w+\.displayName = "(?:Link|Form|NavLink)";$/gm) ?? [])
  expect(lost).toHaveLength(3)
  expect(found.map(unnamed).join("")).not.toMatch(/^\w+\.displayName/m)
})

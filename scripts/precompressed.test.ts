import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { build } from "vite"
import { expect, it } from "vitest"
import { precompressed } from "./precompressed.ts"

it("lays both compressed copies beside a large text, and none beside a small one", async () => {
  const home = mkdtempSync(join(tmpdir(), "xl-build-"))
  try {
    const lines = Array.from({ length: 200 }, (_, index) => `console.log("line ${index}")`)
    writeFileSync(join(home, "large.js"), `${lines.join("\n")}\nimport("./small.js")`)
    writeFileSync(join(home, "small.js"), "console.log(1)")
    writeFileSync(join(home, "index.html"), `<script type="module" src="./large.js"></script>`)
    const rolldownOptions = { output: { entryFileNames: "large.js", chunkFileNames: "small.js" } }
    await build({
      root: home,
      configFile: false,
      logLevel: "error",
      plugins: [precompressed()],
      build: { rolldownOptions },
    })
    const made = join(home, "dist")
    expect(readdirSync(made).toSorted()).toEqual(["index.html", "large.js", "large.js.br", "large.js.gz", "small.js"])
    const text = readFileSync(join(made, "large.js"))
    expect(brotliDecompressSync(readFileSync(join(made, "large.js.br")))).toEqual(text)
    expect(gunzipSync(readFileSync(join(made, "large.js.gz")))).toEqual(text)
  } finally {
    rmSync(home, { recursive: true })
  }
})

import { createRequire } from "node:module"
import { join } from "node:path"
import { build } from "vite"

/** The library whose many modules take longer to load than a test takes to run, and what must share its copy. */
export const LIBRARIES: Readonly<Record<string, string>> = {
  effect: "effect",
  "effect/testing": "effect-testing",
  "@effect/vitest": "effect-vitest",
}

/** Where the bundles are, seen from the root; in node_modules, so that Node loads them and nothing transforms them. */
export const BUNDLES = "node_modules/.xl-mutate"

/** Bundles each of `LIBRARIES` into one file, what they share into others: every mutant loads them anew. */
export const bundleLibraries = async (root: string): Promise<void> => {
  const { resolve } = createRequire(join(root, "packages/core/package.json"))
  const input = Object.fromEntries(Object.entries(LIBRARIES).map(([library, name]) => [name, resolve(library)]))
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["vitest"] },
    build: {
      ssr: true,
      emptyOutDir: true,
      outDir: join(root, BUNDLES),
      minify: false,
      rolldownOptions: { input, output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" } },
    },
  })
}

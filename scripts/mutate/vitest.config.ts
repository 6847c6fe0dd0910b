import { resolve } from "node:path"
import { defineConfig } from "vitest/config"
import { TESTS } from "./nouns.ts"
import { BUNDLES, LIBRARIES } from "./one-file.ts"

const root = resolve(import.meta.dirname, "../..")
const conditions = ["xl-source", "node"]

export default defineConfig({
  root,
  resolve: {
    conditions,
    // By its name the core would be found through node_modules, where nothing is mutated.
    alias: [
      { find: /^@xl\/core\/([a-z]+)\/server$/, replacement: `${root}/packages/core/src/$1/server.ts` },
      { find: /^@xl\/core\/([a-z]+)$/, replacement: `${root}/packages/core/src/$1/index.ts` },
      { find: /^@xl\/testkit\/([a-z]+)$/, replacement: `${root}/packages/testkit/src/$1/index.ts` },
      ...Object.entries(LIBRARIES).map(([library, name]) => ({
        find: new RegExp(`^${library}$`),
        replacement: `${root}/${BUNDLES}/${name}.mjs`,
      })),
    ],
  },
  ssr: { resolve: { conditions } },
  test: {
    include: process.env[TESTS]?.split(",") ?? ["packages/core/src/**/*.test.ts"],
    testTimeout: 30_000,
    isolate: false,
  },
})

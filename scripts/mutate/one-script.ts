import { createRequire } from "node:module"
import { join } from "node:path"
import vm from "node:vm"
import { build, type Plugin } from "vite"
import type { Suite } from "./suite.ts"

const ENTRY = "tests-of-a-noun"

/** One module that imports every test file, each of which first says its name: so its tests are known by it. */
const entry = (root: string, tests: ReadonlyArray<string>): Plugin => ({
  name: "xl-tests",
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) =>
    id === `\0${ENTRY}` ? tests.map((test) => `import ${JSON.stringify(join(root, test))}`).join("\n") : undefined,
  transform: (code, id) => {
    const test = tests.find((one) => join(root, one) === id)
    if (test === undefined) return undefined
    const named = `import { startFile } from "vitest"\nstartFile(${JSON.stringify(test)})\n${code}`
    // Our packages promise to do nothing when they are loaded; their tests do.
    return { code: named, moduleSideEffects: true, map: null }
  },
})

const bundled = async (root: string, tests: ReadonlyArray<string>): Promise<string> => {
  const conditions = ["xl-source", "node"]
  const output = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [entry(root, tests)],
    resolve: {
      conditions,
      // By its name the core would be found through node_modules, where nothing is mutated.
      alias: [{ find: /^@xl\/(core|testkit)\/([a-z/-]+)$/, replacement: `${root}/packages/$1/src/$2/index.ts` }],
    },
    ssr: { resolve: { conditions }, noExternal: [/^@xl\//, "@effect/vitest"], external: ["vitest"] },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, output: { format: "cjs" } },
    },
  })
  const [only, ...more] = [output].flat().flatMap((one) => ("output" in one ? one.output : []))
  if (only?.type !== "chunk" || more.length > 0) throw new Error("The tests are not one script")
  return only.code
}

/** Makes everything anew: the core as it is mutated, the testkit, and the tests, which the suite writes down. */
export type Evaluate = (suite: Suite) => void

/**
 * The tests and all of ours that they rest on, as one script: compiled once, and evaluated for each mutant in a fifteenth of a second.
 * Libraries are loaded once; they hold nothing of a test.
 */
export const oneScript = async (root: string, tests: ReadonlyArray<string>): Promise<Evaluate> => {
  const code = await bundled(root, tests)
  const script = new vm.Script(`(function (exports, require) {${code}\n})`, { filename: join(root, "tests.cjs") })
  const loaded = createRequire(join(root, "packages/testkit/package.json"))
  return (suite) => {
    const required = (name: string): unknown => (name === "vitest" ? suite.vitest : loaded(name))
    const run = script.runInThisContext() as (exports: object, require: (name: string) => unknown) => void
    run({}, required)
  }
}

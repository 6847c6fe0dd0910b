// `npm run docs`: the API reference of the core, into .cache/api, each export with the rows that it holds. An export without a sentence fails.
import { join } from "node:path"
import { entry, node, npm, root, run, Stop } from "./repository.mjs"

// TypeDoc reads TypeScript 6, which must not stand beside our 7: it has a folder and a lock of its own.
const home = join(root, "tools/docs")

await entry(() => {
  const installed = npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], home)
  if (!installed) throw new Stop("TypeDoc could not be installed; what npm says above is the reason.")
  return run(node(), [join(home, "node_modules/typedoc/bin/typedoc")], {}, home) ? 0 : 1
})

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import type { Drawing, Drawn } from "../http/index.ts"
import type { DrawnBy } from "./prerender.ts"

const { folder, program } = workerData as DrawnBy
const { prerendered } = (await import(pathToFileURL(program).href)) as {
  readonly prerendered: (asked: object) => Promise<Drawn>
}
const built: unknown = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"))

/** Sends questions one after the other through the port, and gives each its answer. */
const askingBy = (port: MessagePort) => {
  const waiting: Array<(answer: string) => void> = []
  port.on("message", (answer: string) => waiting.shift()?.(answer))
  return (question: string): Promise<string> =>
    new Promise((resolve) => {
      waiting.push(resolve)
      port.postMessage({ question })
    })
}

const draw = async ({ port, ...asked }: Drawing & { readonly port: MessagePort }): Promise<void> => {
  try {
    port.postMessage({ drawn: await prerendered({ ...asked, built, ask: askingBy(port) }) })
  } catch (reason) {
    port.postMessage({ reason })
  } finally {
    port.close()
  }
}

parentPort?.on("message", (asked: Parameters<typeof draw>[0]) => void draw(asked))

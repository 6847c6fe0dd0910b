import { readFileSync } from "node:fs"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { StartRefused } from "../shared/index.ts"

const FILE = new URL("../../persisted.json", import.meta.url)

/** The operations of our own pages, which the build writes: sha256 of each text, as `sha256:…` or bare, and the text. */
export const persistedOperations = (file: URL = FILE): ReadonlyMap<string, string> => {
  const operations = decode(t.record(t.string, t.string))(parsed(file))
  if (Result.isFailure(operations)) throw refused()
  return new Map(Object.entries(operations.success).map(([hash, text]) => [hash.replace(/^sha256:/, ""), text]))
}

const parsed = (file: URL): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (reason) {
    throw refused(reason)
  }
}

const refused = (cause?: unknown) =>
  new StartRefused(
    ["The pages ask the operations in packages/gateway/persisted.json, which is missing or broken: run npm run build."],
    cause,
  )

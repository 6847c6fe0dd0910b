import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/
/** Bytes below which a header costs more than compression saves. */
const SMALL = 1_024
// 11 takes five times as long for two percent.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const compress = async (file: string): Promise<void> => {
  const text = await readFile(file)
  if (text.length < SMALL) return
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, QUALITY), promisify(gzip)(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Lays a compressed copy beside each text of the build, so that the gateway compresses nothing at a request. */
export const precompressed = (): Plugin => ({
  name: "xl-precompressed",
  // What the gateway runs itself goes over no wire.
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  writeBundle: async ({ dir }, bundle) => {
    if (dir === undefined) return
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => TEXT.test(name))
        .map((name) => compress(join(dir, name))),
    )
  },
})

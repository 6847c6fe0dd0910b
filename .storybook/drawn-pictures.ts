import sharp from "sharp"
import type { Plugin } from "vite"
import { buildingTypes, picture } from "../packages/core/src/drawings/index.ts"

/** A picture's key in the examples, as "retail-1": a kind of building that we can draw, and which of them. */
const KEY = /^\/([a-z]+)-\d+(-thumbnail)?$/
const SIZE = { width: 960, height: 600 }
/** How many of each kind a static build brings along. */
const BROUGHT = 4

/** The drawing of a key; nothing for a key of another kind. */
const drawn = (key: string): string | undefined => {
  const type = buildingTypes.find((name) => name === KEY.exec(key)?.[1])
  return type && picture({ type, seed: key }, SIZE)
}

const keys = buildingTypes.flatMap((type) =>
  Array.from({ length: BROUGHT }, (_, at) => [`/${type}-${at + 1}`, `/${type}-${at + 1}-thumbnail`]).flat(),
)

/** Draws the pictures that the gateway keeps in the product: stories have no gateway. */
export const drawnPictures = (): Plugin => ({
  name: "xl-drawn-pictures",
  configureServer: (server) => {
    server.middlewares.use("/pictures", ({ url = "/" }, response) => {
      const svg = drawn(new URL(url, "http://stories").pathname)
      response.writeHead(svg === undefined ? 404 : 200, { "content-type": "image/svg+xml" }).end(svg)
    })
  },
  // As WebP, which browsers know by its first bytes: a file server has no type for a name without an ending.
  async generateBundle() {
    for (const key of keys) {
      const source = await sharp(Buffer.from(drawn(key) ?? ""))
        .webp()
        .toBuffer()
      this.emitFile({ type: "asset", fileName: `pictures${key}`, source })
    }
  },
})

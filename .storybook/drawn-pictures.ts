import type * as drawings from "@xl/core/drawings"
import type { Plugin, ViteDevServer } from "vite"

/** A picture's key in the examples, as "retail-1": a kind of building that we can draw, and which of them. */
const KEY = /^\/([a-z]+)-\d+(-thumbnail)?$/
const SIZE = { width: 960, height: 600 }

/** The drawing of a key; nothing for a key of another kind. */
const drawn = async (server: ViteDevServer, key: string): Promise<string | undefined> => {
  const { buildingTypes, picture } = (await server.ssrLoadModule("@xl/core/drawings")) as typeof drawings
  const type = buildingTypes.find((name) => name === KEY.exec(key)?.[1])
  return type && picture({ type, seed: key }, SIZE)
}

/** Draws the pictures that the gateway keeps in the product: stories have no gateway. */
export const drawnPictures = (): Plugin => ({
  name: "xl-drawn-pictures",
  configureServer: (server) => {
    server.middlewares.use("/pictures", ({ url = "/" }, response) => {
      const tell = (svg: string | undefined) =>
        response.writeHead(svg === undefined ? 404 : 200, { "content-type": "image/svg+xml" }).end(svg)
      void drawn(server, new URL(url, "http://stories").pathname).then(tell)
    })
  },
})

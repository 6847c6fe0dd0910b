import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import fastifyStatic from "@fastify/static"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { themeIn } from "@xl/core/navigation"
import { dataBlock, type GuestAsks, type Prerender, withDrawn } from "./drawn.ts"

/** What a page says of itself to search engines and to whoever shares its address. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Path of the picture for a shared link. */
  readonly image?: string
  /** Structured data, as schema.org has it. */
  readonly jsonLd?: Readonly<Record<string, unknown>>
  /** 200 where nothing is said; 404 for an address that leads nowhere. */
  readonly status?: number
}
/** The head of the page at a path, as a guest sees it; undefined leaves the page as it was built. */
export type HeadOf = (path: string) => Promise<Head | undefined>

export interface SiteOptions {
  /** Where the built pages lie. */
  readonly folder: string
  readonly headOf?: HeadOf
  /** What the pages are told about where they run, and the gateway's time, asked for each page; nothing secret. */
  readonly told?: () => Readonly<Record<string, unknown>>
  readonly publicOrigin: string | undefined
  /** Draws what guests may see; the browser draws everything where there is none. */
  readonly prerender?: Prerender | undefined
  readonly asks: (request: FastifyRequest) => GuestAsks
}

/** Serves the built pages; every address without a file is the application's own to answer. */
export const site = async (
  app: FastifyInstance,
  { asks, folder, headOf, prerender, publicOrigin, told = () => ({}) }: SiteOptions,
): Promise<void> => {
  const built = readPage(folder)
  if (built === undefined)
    return void app.setNotFoundHandler((_request, reply) =>
      notFound(reply, "The pages are not built: run npm run build."),
    )
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header("cache-control", cachingOf(path)),
  })
  const headAt = (path: string, { log }: FastifyRequest) =>
    headOf?.(path).catch((reason: unknown) => {
      log.error({ err: reason }, "head")
      return undefined
    })
  const wholeAt = async (request: FastifyRequest, path: string, head: Head | undefined): Promise<string> => {
    const page = pageTelling(built, told(), request.headers.cookie)
    if (!head) return page
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`
    const whole = withHead(page, head, origin + path)
    if (head.status !== undefined || !prerender) return whole
    // What has a head, guests may see.
    const drawn = await prerender.draw({ address: request.url, origin, told: told() }, asks(request))
    return drawn ? withDrawn(whole, drawn) : whole
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?")[0] ?? "/"
    if (!wantsPage(request, path)) return notFound(reply, "There is nothing here.")
    const head = await headAt(path, request)
    return reply
      .code(head?.status ?? 200)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(await wholeAt(request, path, head))
  }
  // Routes, as what answers for a missing one is not packed.
  app.get("/", answer)
  app.get("/*", answer)
  app.setNotFoundHandler(answer)
}

/** What a page is told before it runs: where it does, and the theme that its reader chose. */
const pageTelling = (built: string, told: object, cookies = ""): string => {
  const theme = themeIn(cookies)
  return built
    .replace("</head>", () => `${meta("name", "xl-config", JSON.stringify(told))}\n</head>`)
    .replace("<html", () => (theme === "system" ? "<html" : `<html data-theme="${theme}"`))
}

const readPage = (folder: string): string | undefined => {
  const file = join(folder, "index.html")
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/** An address with an ending is a file that is missing, unless a browser asks for it as a page. */
const wantsPage = ({ headers, method }: FastifyRequest, path: string): boolean =>
  (method === "GET" || method === "HEAD") && (headers.accept?.includes("text/html") === true || !/\.\w+$/.test(path))

/** Vite puts a hash of their content into the names of assets. */
const cachingOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache"

const notFound = (reply: FastifyReply, message: string) =>
  reply.code(404).type("text/plain; charset=utf-8").send(message)

/** Puts the head in the place of the page's own title and description. */
export const withHead = (page: string, { description, image, jsonLd, title }: Head, url: string): string => {
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    ...(image ? [meta("property", "og:image", new URL(image, url).href)] : []),
    `<link rel="canonical" href="${escaped(url)}">`,
    ...(jsonLd ? [dataBlock('type="application/ld+json"', jsonLd)] : []),
  ]
  return page
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta name="description"[^>]*>/, "")
    .replace("</head>", () => `${tags.join("\n")}\n</head>`)
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

import type { FastifyInstance, FastifyReply } from "fastify"
import { sql, type SqlBool } from "kysely"
import type { House } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import { LISTING, VALUATION } from "./paths.ts"
import { textPaths } from "./text-heads.ts"

/** Addresses in one part of the sitemap. The protocol takes 50,000. Source: sitemaps.org/protocol.html */
export const LOANS_IN_A_PART = 10_000

/** Pages of those who are signed in, and doors that are no pages. */
const CLOSED = [
  "/admin",
  "/buyer",
  "/dashboard",
  "/dev",
  "/favorites",
  "/graphql",
  "/idp",
  "/notices",
  "/profile",
  "/saved-searches",
  "/sell-your-loan",
  "/seller",
]

export interface CrawlerParts {
  readonly db: Database
  readonly house: Pick<House, "hasExclusive" | "product">
  /** Where the pages are for those outside. */
  readonly origin: string
  /** Whether the market is a demo: its offers are invented, and no search engine may show them. */
  readonly isDemo: boolean
}

const robots = ({ isDemo, origin }: CrawlerParts): string =>
  isDemo
    ? "User-agent: *\nDisallow: /\n"
    : ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
        "\n",
      )

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Everything in them is ours: paths of letters, ids and times, and an origin without a mark that XML reads. */
const indexOf = (parts: ReadonlyArray<string>): string =>
  [
    XML,
    `<sitemapindex ${SCHEMA}>`,
    ...parts.map((url) => `<sitemap><loc>${url}</loc></sitemap>`),
    "</sitemapindex>",
  ].join("\n")

const partOf = (urls: ReadonlyArray<{ readonly loc: string; readonly changed?: number }>): string => {
  const entry = ({ changed, loc }: (typeof urls)[number]) => {
    const lastmod = changed === undefined ? "" : `<lastmod>${new Date(changed).toISOString()}</lastmod>`
    return `<url><loc>${loc}</loc>${lastmod}</url>`
  }
  return [XML, `<urlset ${SCHEMA}>`, ...urls.map(entry), "</urlset>"].join("\n")
}

/** The listings that guests see, by the view that shows them no others. */
const listings = (db: Database) =>
  db.selectFrom("listedAssets as assets" as "assets").where(sql<SqlBool>`assets.status_rank between 2 and 10`)

const numberOfParts = async (db: Database): Promise<number> => {
  const { total } = await listings(db)
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  return Math.ceil(total / LOANS_IN_A_PART)
}

const loansIn = (db: Database, part: number) =>
  listings(db)
    .select(["assets.id", sql<number>`(assets.body ->> 'statusSince')::float8`.as("since")])
    .orderBy("assets.id")
    .limit(LOANS_IN_A_PART)
    .offset(part * LOANS_IN_A_PART)
    .execute()

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache").send(text)

/** What search engines ask for: which pages are theirs to read, and the address of each listing with the day of its last step. */
export const crawlerRoutes =
  (parts: CrawlerParts) =>
  (app: FastifyInstance): void => {
    const { db, house, origin } = parts
    app.get("/robots.txt", (_request, reply) => send(reply, "text/plain", robots(parts)))
    app.get("/sitemap.xml", async (_request, reply) => {
      const loans = Array.from({ length: await numberOfParts(db) }, (_, part) => `${origin}/sitemap-loans-${part}.xml`)
      return send(reply, "application/xml", indexOf([`${origin}/sitemap-pages.xml`, ...loans]))
    })
    app.get("/sitemap-pages.xml", (_request, reply) =>
      send(
        reply,
        "application/xml",
        partOf(["/", LISTING, VALUATION, ...textPaths(house)].map((path) => ({ loc: origin + path }))),
      ),
    )
    app.get<{ Params: { part: string } }>("/sitemap-loans-:part(^\\d{1,6}$).xml", async ({ params }, reply) => {
      const loans = await loansIn(db, Number(params.part))
      const urls = loans.map(({ id, since }) => ({ loc: `${origin}/asset/${id}`, changed: since }))
      return send(reply, "application/xml", partOf(urls))
    })
  }

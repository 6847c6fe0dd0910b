import { gatewayLink, questionKey } from "@xl/adapters/graphql"
import type { SessionStore } from "@xl/ui/session"
import { ThemeProvider } from "@xl/ui/theme"
import { ViewModels } from "@xl/ui/view-model"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import { ServerStyleSheet } from "styled-components"
import { askedBy, compose, configOf, namedIn, StoreTokens } from "./composition/index.ts"
import { arrivedAt, Pages, preparedFirst } from "./routes/index.ts"

/** Vite's list of what became of a source: its file, and the keys of the files that it imports. */
export interface Manifest {
  readonly [source: string]: { readonly file: string; readonly imports?: ReadonlyArray<string> } | undefined
}
export interface PrerenderAsked {
  /** Path and query. */
  readonly address: string
  /** Where the pages are for those outside. */
  readonly origin: string
  /** What the page is told about where it runs. */
  readonly told: Readonly<Record<string, unknown>>
  /** What became of each source in the build of the pages. */
  readonly built: Manifest
  /** The gateway's answer to a guest's question, both as `POST /graphql` has them. */
  readonly ask: (question: string) => Promise<string>
}
export interface Prerendered {
  /** When it was drawn, in milliseconds since the Unix epoch. */
  readonly at: number
  readonly markup: string
  /** Style elements for its head. */
  readonly styles: string
  /** Paths of the scripts that the page will ask for. */
  readonly scripts: ReadonlyArray<string>
  /** What the gateway answered, by question, so that the page need not ask again. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** A line to the gateway that we are in, which keeps what came over it. */
const lineOver =
  (ask: PrerenderAsked["ask"], answers: Record<string, unknown>) => async (_url: unknown, init?: RequestInit) => {
    const question = init?.body as string // as our own line writes it
    const answer = await ask(question)
    const { operationName, variables } = JSON.parse(question) as {
      readonly operationName: string
      readonly variables: unknown
    }
    answers[questionKey(operationName, variables)] = JSON.parse(answer)
    return new Response(answer, { headers: { "content-type": "application/json" } })
  }

/** The files of the pages that guests arrive at, by the first word of their path. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ["", "src/routes/home-page.tsx"],
  ["buy-commercial-real-estate-loans", "src/routes/listing-page.tsx"],
  ["asset", "src/routes/asset-page.tsx"],
])

const scriptsOf = (pathname: string, built: Manifest): ReadonlyArray<string> => {
  const page = built[PAGES.get(pathname.split("/")[1] ?? "") ?? ""]
  const files = page ? [page, ...(page.imports ?? []).map((key) => built[key])] : []
  return files.flatMap((known) => (known ? [`/${known.file}`] : []))
}

/** What holds for every page, which React draws first and keeps, and what is left of the page without it. */
const LASTING = /^<style data-precedence[^>]*>[^<]*<\/style>/

/** A style sheet whose fonts are those of the pages. */
const withFonts = (styles: string, built: Manifest): string =>
  styles.replace(/url\("[^"]*\/([\w-]+\.woff2)"\)/g, (kept, name: string) => {
    const source = Object.keys(built).find((key) => key.endsWith(`/${name}`))
    return source === undefined ? kept : `url("/${built[source]?.file}")`
  })

/** Style elements for a page's head: what stays, and then what the browser's own parts replace. */
const stylesOf = (drawn: string, tags: string, built: Manifest): string =>
  `${withFonts(LASTING.exec(drawn)?.[0] ?? "", built)}<style data-prerendered>${tags.replace(/<\/?style[^>]*>/g, "")}</style>`

/** A drawing hears of nothing that comes after it. */
const UNHEARD = { watch: () => () => undefined }

/** The page at an address as a guest first sees it. Each is put together anew: nothing of one reader is left for the next. */
export const prerendered = async ({ address, ask, built, origin, told }: PrerenderAsked): Promise<Prerendered> => {
  const config = configOf({ told, baseURI: origin }, Number(told["now"]))
  const answers: Record<string, unknown> = {}
  const line = gatewayLink(config.graphqlUrl, async () => null, askedBy(config), { fetch: lineOver(ask, answers) })
  const container = compose(config, { graphql: line, live: UNHEARD })
  const session = container.get<SessionStore>(StoreTokens.session)
  const named = namedIn(container)
  const { pathname, search } = new URL(address, origin)
  const [{ prepare, routes }] = await Promise.all([arrivedAt(config.house, { pathname, search }), session.open()])
  const at = Number(told["now"])
  const { resolve } = preparedFirst({ prepared: await prepare(named), at }, named)
  const sheet = new ServerStyleSheet()
  try {
    const drawn = renderToString(
      sheet.collectStyles(
        <ThemeProvider>
          <ViewModels value={resolve}>
            <StaticRouter location={address}>
              <Pages routes={routes} />
            </StaticRouter>
          </ViewModels>
        </ThemeProvider>,
      ),
    )
    const styles = stylesOf(drawn, sheet.getStyleTags(), built)
    return { at, markup: drawn.replace(LASTING, ""), styles, scripts: scriptsOf(pathname, built), answers }
  } finally {
    sheet.seal()
  }
}

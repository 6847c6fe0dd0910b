import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"

/** What the gateway tells the pages about where they run. */
const Told = t.strict({
  isDemo: t.boolean,
  userPoolId: t.string,
  userPoolClientId: t.string,
  /** Null for a pool hosted by Amazon. */
  userPoolEndpoint: t.union([t.string, t.null]),
  /** The gateway's time in milliseconds since the Unix epoch, when it sent the page. */
  now: t.number,
})

export interface Config {
  readonly graphqlUrl: string
  readonly socketUrl: string
  readonly documentsUrl: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly userPoolEndpoint: string | null
  readonly isDemo: boolean
  /** How far the gateway's clock is ahead of this computer's, in milliseconds: deadlines are the gateway's. */
  readonly clockAhead: number
}

/** The gateway's own user pool under one origin with the pages, where the page itself says nothing else. */
const HERE = { isDemo: true, userPoolId: "local_xl", userPoolClientId: "xl-web", userPoolEndpoint: "/idp/" }

const told = (page: Document, here: number): t.TypeOf<typeof Told> => {
  const content = page.querySelector('meta[name="xl-config"]')?.getAttribute("content")
  if (!content) return { ...HERE, now: here }
  const read = decode(Told)(JSON.parse(content))
  if (Result.isFailure(read)) throw new Error(`The page's configuration is wrong: ${read.failure.problems.join("; ")}`)
  return read.success
}

/** The configuration of the page that is open; every address is absolute. `here` is this computer's time. */
export const configOf = (page: Document, here: number): Config => {
  const { now, userPoolEndpoint, ...rest } = told(page, here)
  const at = (path: string) => new URL(path, page.baseURI).href
  return {
    ...rest,
    clockAhead: now - here,
    userPoolEndpoint: userPoolEndpoint === null ? null : at(userPoolEndpoint),
    graphqlUrl: at("/graphql"),
    socketUrl: at("/graphql").replace(/^http/, "ws"),
    documentsUrl: at("/category-records"),
  }
}

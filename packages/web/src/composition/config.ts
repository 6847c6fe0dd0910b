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
})

export interface Config {
  readonly graphqlUrl: string
  readonly socketUrl: string
  readonly documentsUrl: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly userPoolEndpoint: string | null
  readonly isDemo: boolean
}

/** The gateway's own user pool under one origin with the pages, where the page itself says nothing else. */
const HERE = { isDemo: true, userPoolId: "local_xl", userPoolClientId: "xl-web", userPoolEndpoint: "/idp/" }

const told = (page: Document): t.TypeOf<typeof Told> => {
  const content = page.querySelector('meta[name="xl-config"]')?.getAttribute("content")
  if (!content) return HERE
  const read = decode(Told)(JSON.parse(content))
  if (Result.isFailure(read)) throw new Error(`The page's configuration is wrong: ${read.failure.problems.join("; ")}`)
  return read.success
}

/** The configuration of the page that is open; every address is absolute. */
export const configOf = (page: Document): Config => {
  const { userPoolEndpoint, ...rest } = told(page)
  const at = (path: string) => new URL(path, page.baseURI).href
  return {
    ...rest,
    userPoolEndpoint: userPoolEndpoint === null ? null : at(userPoolEndpoint),
    graphqlUrl: at("/graphql"),
    socketUrl: at("/graphql").replace(/^http/, "ws"),
    documentsUrl: at("/category-records"),
  }
}

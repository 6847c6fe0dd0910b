import type { ResolveViewModel } from "@xl/ui/view-model"
import { type ComponentType, Suspense } from "react"
import { BrowserRouter, matchRoutes, type RouteObject, useLocation, useRoutes } from "react-router-dom"
import type { House } from "../composition/index.ts"
import { brokenBy } from "./broken.tsx"
import { Frame } from "./frame.tsx"
import { inOneLine } from "./in-one-line.ts"
import type { Fetch } from "./page.ts"
import type { Prepared } from "./prepared.ts"
import { routesOf } from "./router.tsx"
import { pageOnDemand } from "./page-on-demand.tsx"
import { Shown } from "./shown.tsx"
import { Unbroken } from "./unbroken.tsx"

/** The router without its data half, of which nothing is used: that fetches pages itself, so here React does. */
const shown = (route: RouteObject): RouteObject => {
  const fetch = fetchOf(route)
  if (fetch === undefined) return route
  return withPage(route, pageOnDemand(fetch))
}

const fetchOf = ({ lazy: fetch }: RouteObject): Fetch | undefined =>
  typeof fetch === "function" ? (fetch as Fetch) : undefined

const withPage = ({ lazy: _fetched, ...rest }: RouteObject, Component: ComponentType): RouteObject =>
  ({ ...rest, Component }) as RouteObject

/** Where somebody arrives. */
export interface Arrival {
  readonly pathname: string
  /** The query, with its question mark; empty where there is none. */
  readonly search: string
}
export interface Arrived {
  readonly routes: ReadonlyArray<RouteObject>
  /** Fetches what the page opens with, where it can. */
  readonly prepare: (resolve: ResolveViewModel) => Promise<Prepared | undefined>
}

/**
 * Every address of a deployment, with the page at this one here already, so that what is drawn first is whole. A page that does not
 * arrive is fetched again where it is drawn, which then says so.
 */
export const arrivedAt = async (house: House, { pathname, search }: Arrival): Promise<Arrived> => {
  const all = routesOf(house)
  const matched = matchRoutes([...all], inOneLine(pathname))?.at(-1)
  const fetched = await fetchOf(matched?.route ?? {})?.().catch(() => undefined)
  return {
    routes: all.map((route) =>
      fetched && route === matched?.route ? withPage(route, fetched.Component) : shown(route),
    ),
    prepare: async (resolve) => fetched?.prepare?.(resolve, { params: matched?.params ?? {}, search }),
  }
}

interface PagesProps {
  readonly routes: ReadonlyArray<RouteObject>
  /** Called once the page is on the screen and answers its reader. */
  readonly onShown?: () => void
}

/** The page at the address, in the frame that all stand in. */
export const Pages = ({ routes, onShown }: PagesProps) => {
  const location = useLocation()
  const pathname = inOneLine(location.pathname)
  const matched = pathname === location.pathname ? undefined : { ...location, pathname }
  return (
    <Suspense fallback={null}>
      <Shown onShown={onShown}>
        {useRoutes([{ element: <Frame routes={routes} />, children: [...routes] }], matched)}
      </Shown>
    </Suspense>
  )
}

/** Every address in one frame; a page that breaks, or whose code does not arrive, says so and can be tried again. */
export const App = (props: PagesProps) => (
  <Unbroken instead={brokenBy}>
    <BrowserRouter>
      <Pages {...props} />
    </BrowserRouter>
  </Unbroken>
)

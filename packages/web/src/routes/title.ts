import { matchRoutes, type RouteObject, useLocation } from "react-router-dom"

/** What a route says of itself. */
export interface RouteHandle {
  readonly title: string
}

/** The title of the innermost route that has one; a screen that knows better names the tab itself. */
export const useTitle = (routes: ReadonlyArray<RouteObject>): string | undefined => {
  const matches = matchRoutes([...routes], useLocation()) ?? []
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined)
  return handles.findLast((handle) => handle !== undefined)?.title
}

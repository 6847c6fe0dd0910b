import { useMatches } from "react-router-dom"

/** What a route says of itself. */
export interface RouteHandle {
  readonly title: string
}

/** The title of the innermost route that has one; a screen that knows better names the tab itself. */
export const useTitle = (): string | undefined => {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  return handles.findLast((handle) => handle !== undefined)?.title
}

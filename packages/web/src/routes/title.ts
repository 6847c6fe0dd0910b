import { AssetId } from "@xl/core/shared"
import { matchRoutes, type RouteObject, useLocation } from "react-router-dom"

/** What a route says of itself. */
export interface RouteHandle {
  readonly title?: string
  /** By which dialogs know where they were opened. */
  readonly name?: string
  /** False hides the header. */
  readonly hasHeader?: boolean
  /** False hides the footer. */
  readonly hasFooter?: boolean
  /** The tabs under the header. */
  readonly tabs?: "admin" | "areas" | "profile"
  /** Room of its own around the page. */
  readonly padding?: "buy" | "top"
  /** Whoever is not signed in sees neither the footer nor that room. */
  readonly isBareForGuests?: boolean
  /** What the page stands on, where that is not white. */
  readonly ground?: "grey"
}

/** All that the routes at a path say, the inner ones over the outer. */
export const handleAt = (routes: ReadonlyArray<RouteObject>, path: string): RouteHandle =>
  Object.assign(
    {},
    ...(matchRoutes([...routes], path) ?? []).map(({ route }) => route.handle as RouteHandle | undefined),
  )

/** What of the footer and of the room around a page shows. */
export const roomOf = ({ hasFooter, isBareForGuests, padding }: RouteHandle, isGuest: boolean) =>
  isBareForGuests === true && isGuest ? { hasFooter: false, padding: undefined } : { hasFooter, padding }

/** Whether there is a page at a path: an asset's needs an asset's id. */
export const leadsSomewhere = (routes: ReadonlyArray<RouteObject>, path: string): boolean => {
  const found = matchRoutes([...routes], path)?.at(-1)
  if (found === undefined || found.route.path === "*") return false
  return found.route.path !== "asset/:id" || AssetId.is(found.params["id"])
}

/** What the routes at the address shown say. */
export const useHandle = (routes: ReadonlyArray<RouteObject>): RouteHandle => handleAt(routes, useLocation().pathname)

/** The name of the route shown, or of the one that led here and handed its name on. */
export const routeName = (handle: RouteHandle, state: unknown): string | null => {
  const { origin } = (state ?? {}) as { readonly origin?: unknown }
  return typeof origin === "string" ? origin : (handle.name ?? null)
}

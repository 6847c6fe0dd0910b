import { type ComponentType, lazy, type LazyExoticComponent } from "react"

interface Loaded<P> {
  readonly default: ComponentType<P>
}

/** The page hears by this that a part of it is lost, and asks its reader when to load it anew. */
export const PART_LOST = "xl:part-lost"

/**
 * A component that is fetched when it is first drawn. One that does not arrive stays what stands in its place, as what React does instead
 * throws away the page around it, and all that is typed there.
 */
export const lazyPart = <P>(load: () => Promise<Loaded<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().catch((cause: unknown) => {
      dispatchEvent(new CustomEvent(PART_LOST, { detail: cause }))
      return new Promise<never>(() => undefined)
    }),
  )

import { type ReactNode, Suspense, useSyncExternalStore } from "react"

const never = () => () => undefined

/** A part that is fetched once the browser draws the page. The gateway's drawing of the page is whole without it. */
export const BrowserPart = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser && <Suspense fallback={null}>{children}</Suspense>
}

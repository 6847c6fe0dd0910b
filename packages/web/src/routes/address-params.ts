import { useCallback } from "react"
import { type SetURLSearchParams, useLocation, useSearchParams } from "react-router-dom"
import { addressShown } from "./dialog-history.ts"
import { inOneLine } from "./in-one-line.ts"

/**
 * Whether the page at `pathname` is still where the browser is. A link that was pressed is in the browser's address at once, while the
 * page that it leaves stands until the next one has been fetched.
 */
export const isStillAt = (pathname: string, shown: string): boolean => inOneLine(shown) === inOneLine(pathname)

/** The query of a page's address, and a way to write it. A page that is being left writes no more: that would take back the press of the link. */
export const useAddressParams = (): readonly [URLSearchParams, SetURLSearchParams] => {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const write = useCallback<SetURLSearchParams>(
    (next, options) => {
      if (isStillAt(pathname, addressShown().pathname)) setParams(next, options)
    },
    [pathname, setParams],
  )
  return [params, write]
}

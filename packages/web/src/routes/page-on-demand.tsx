import { type ComponentType, lazy } from "react"
import { useLocation } from "react-router-dom"
import { arriving, lostHere } from "../parts/index.ts"
import type { Fetch } from "./page.ts"

/** A page that is fetched when somebody goes there. One that did not arrive is fetched again when they come back to it. */
export const pageOnDemand = (fetch: Fetch): ComponentType => {
  let failedAt: string | undefined
  let visit = ""
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await arriving(fetch, lostHere())).Component }
      } catch (cause) {
        failedAt = visit
        throw cause
      }
    })
  let Page = fetched()
  return function PageOnDemand() {
    const { key } = useLocation()
    if (failedAt !== undefined && failedAt !== key) {
      failedAt = undefined
      Page = fetched()
    }
    visit = key
    return <Page />
  }
}

import { useEffect } from "react"

/** Shows the part that the address names: the browser looked for it before the page was here. */
export const useFragment = (): void => {
  useEffect(() => {
    const { hash } = globalThis.location
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [])
}

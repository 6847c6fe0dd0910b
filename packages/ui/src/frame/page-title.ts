import { useEffect } from "react"

/** Names the tab; `{title} | XL`. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === "" ? "XL" : `${title} | XL`
  }, [title])
}

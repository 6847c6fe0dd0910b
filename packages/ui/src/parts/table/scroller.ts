import { useEffect, useState } from "react"

/** What a scroller says of itself while its columns do not fit: a region by name that the arrow keys can scroll; nothing while they fit. */
export const useScroller = (label: string) => {
  const [scroller, ref] = useState<HTMLElement | null>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    if (scroller === null) return
    const observer = new ResizeObserver(() => setScrolls(scroller.scrollWidth > scroller.clientWidth))
    for (const box of [scroller, ...scroller.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [scroller])
  return scrolls
    ? { ref, role: "region", "aria-label": `${label}, scrolls sideways`, tabIndex: 0, "data-scrolls": true }
    : { ref }
}

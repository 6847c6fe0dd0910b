import { useEffect, useRef } from "react"
import styled from "styled-components"
import { Anchor } from "../link/index.ts"
import { Count, row, type TabItem, tabStyle } from "./style.ts"

export interface LinkTab extends TabItem {
  readonly href: string
  readonly isCurrent: boolean
}

/** Tabs that are addresses of their own, as Buying and Selling: links in a navigation. */
export const LinkTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) => (
  <Nav aria-label={label} ref={useCurrentInSight(tabs.find(({ isCurrent }) => isCurrent)?.id)}>
    {tabs.map(({ id, label: words, href, isCurrent, count }) => (
      <Go key={id} href={href} aria-current={isCurrent ? "page" : undefined}>
        {words}
        {count !== undefined && <Count>{count}</Count>}
      </Go>
    ))}
  </Nav>
)

/** Where there is no room for all of them, the row begins scrolled to the tab that one is at, as soon as it has a width and with each other. */
const useCurrentInSight = (current: string | undefined) => {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const [all, tab] = [row.current, row.current?.querySelector("[aria-current]")]
    if (!all || !tab) return
    const watch = new ResizeObserver(() => {
      const [around, own] = [all.getBoundingClientRect(), tab.getBoundingClientRect()]
      all.scrollLeft += own.left - around.left - (around.width - own.width) / 2
    })
    watch.observe(all)
    return () => watch.disconnect()
  }, [current])
  return row
}

const Nav = styled.nav`
  ${row}
`
const Go = styled(Anchor)`
  ${tabStyle}
`

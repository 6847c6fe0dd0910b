import { type ReactNode, useEffect, useRef } from "react"
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs"
import styled, { css } from "styled-components"
import { color } from "../../theme/index.ts"
import { Anchor } from "../link/index.ts"

const tabStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding-inline: 6px;
  border-block: 2px solid transparent;
  outline: none;
  font-weight: 500;
  color: ${color.ink3};
  white-space: nowrap;
  cursor: pointer;
  &:is([data-hovered], a:hover) {
    color: ${color.ink};
  }
  &:is([data-selected], [aria-current]) {
    color: ${color.ink};
    font-weight: 600;
    border-bottom-color: ${color.blue};
  }
  &:is([data-focus-visible], :focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
/** How many wait behind a tab. */
export const Count = styled.span`
  padding: 0 5px;
  border-radius: 2px;
  background: ${color.sunken};
  color: ${color.ink2};
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
`

export interface TabItem<K extends string = string> {
  readonly id: K
  readonly label: string
  readonly count?: number | undefined
}

export interface TabsProps<K extends string> {
  readonly label: string
  readonly tabs: readonly (TabItem<K> & { readonly content: ReactNode })[]
  readonly value: K
  readonly onChange: (value: K) => void
}

/** Parts of one screen, one in sight. */
export const Tabs = <K extends string>({ label, tabs, value, onChange }: TabsProps<K>) => (
  <Whole
    selectedKey={value}
    onSelectionChange={(key) => {
      const chosen = tabs.find(({ id }) => id === key)
      if (chosen) onChange(chosen.id)
    }}
  >
    <List aria-label={label}>
      {tabs.map((tab) => (
        <Part key={tab.id} id={tab.id}>
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </Part>
      ))}
    </List>
    {tabs.map((tab) => (
      <Panel key={tab.id} id={tab.id}>
        {tab.content}
      </Panel>
    ))}
  </Whole>
)

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

const row = css`
  display: flex;
  gap: 12px;
  margin-inline: -6px;
  overflow-x: auto;
  scrollbar-width: none;
`
const List = styled(TabList)`
  ${row} border-bottom: 1px solid ${color.line};
`
const Nav = styled.nav`
  ${row}
`
const Whole = styled(AriaTabs)`
  min-width: 0;
`
const Part = styled(Tab)`
  ${tabStyle}
`
const Go = styled(Anchor)`
  ${tabStyle}
`
const Panel = styled(TabPanel)`
  padding-top: 20px;
  outline-offset: 4px;
`

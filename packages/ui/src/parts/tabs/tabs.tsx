import type { ReactNode } from "react"
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs"
import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { Count, row, type TabItem, tabStyle } from "./style.ts"

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

const List = styled(TabList)`
  ${row} border-bottom: 1px solid ${color.line};
`
const Whole = styled(AriaTabs)`
  min-width: 0;
`
const Part = styled(Tab)`
  ${tabStyle}
`
const Panel = styled(TabPanel)`
  padding-top: 20px;
  outline-offset: 4px;
`

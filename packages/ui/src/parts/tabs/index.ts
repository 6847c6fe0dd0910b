export { type LinkTab, LinkTabs } from "./link-tabs.tsx"
export { Count, type TabItem } from "./style.ts"
export { Tabs, type TabsProps } from "./tabs.tsx"

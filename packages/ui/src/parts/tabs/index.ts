export { Count, type LinkTab, LinkTabs, type TabItem, Tabs, type TabsProps } from "./tabs.tsx"

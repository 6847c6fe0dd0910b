export { Disclosure, type DisclosureProps, Verbatim } from "./disclosure.tsx"
export { Entries, Entry, type EntryProps } from "./entries.tsx"
export { ListedPanel, type ListedPanelProps } from "./listed-panel.tsx"
export { ListedView, type ListedViewProps } from "./listed-view.tsx"

/** What every page has around its screen: header, drawer, notices, footer, and the pages for when there is none. */
export { type Addresses, addresses, isCurrent, type NavigationItem, type Viewer } from "./addresses.ts"
export { AreaTabs, type AreaTabsProps } from "./area-tabs.tsx"
export { ErrorScreen, type ErrorScreenProps, NotFoundScreen } from "./end-screens.tsx"
export { ScreenHead, SubHeader, Wrap } from "./layout.ts"
export { PageFrame, type PageFrameProps } from "./page-frame.tsx"
export { applyTheme, ThemeChoice, type ThemeMode } from "./theme-choice.tsx"
export { usePageTitle } from "./page-title.ts"
export { RouterLinks } from "./router-links.tsx"

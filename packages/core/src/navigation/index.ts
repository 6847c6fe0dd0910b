/** Which parts of the product a person is shown, and where one is led. */
export { type Area, roleFlags, roleLabels, seesArea } from "./areas.ts"
export {
  areaGuard,
  assetGuard,
  type Closing,
  closingGuard,
  closingSeenGuard,
  loginGuard,
  offerGuard,
  offerStepGuard,
  type Passage,
  sellingGuard,
} from "./guards.ts"
export {
  accountMenu,
  adminMenu,
  adminTabs,
  areaActions,
  areaTabs,
  DRAWER_MENU,
  FOOTER_MENUS,
  HEADER_MENU,
  type MenuItem,
  OWN_MENU,
  PROFILE_TABS,
  SELL_MENU,
  SHORTCUTS,
  tabPath,
} from "./menus.ts"
export { ABOUT_LOANS_DESCRIPTION, PUBLIC_DESCRIPTIONS } from "./public-descriptions.ts"
export { ABOUT_LOANS_TITLE, aboutLoansPath, PUBLIC_TITLES, type PublicPath } from "./public-pages.ts"
export {
  chatAsked,
  dialogAsked,
  type ReadParameter,
  registrationDescription,
  registrationTitle,
  type UtmParameters,
  utmParameters,
} from "./query-parameters.ts"
export { dashboardPath, type FinishedAt, pathAfterFinish, pathAfterFinishLater, pathAfterSignIn } from "./redirects.ts"
export { BrowserMemory, UTM_STORE } from "./ports.ts"
export { themeCookie, themeIn, type ThemeMode } from "./theme.ts"

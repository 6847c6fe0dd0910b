/** What a visitor is asked before anything of other people's is loaded. */
export { ConsentBanner, type ConsentBannerProps } from "./consent-banner.tsx"

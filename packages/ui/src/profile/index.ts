/** One's own profile, and the way to become a buyer. */
export { ProfileDialogs, profileDialogs } from "./profile-dialogs.ts"
export { ProfileDialogsView } from "./profile-dialogs-view.tsx"
export { ProfileScreen } from "./profile-screen.tsx"
export { BuyerInfoScreen } from "./buyer-info-screen.tsx"
export { SellerInfoScreen } from "./seller-info-screen.tsx"
export { BillingScreen } from "./billing-screen.tsx"
export { AddressSuggester, addressSuggester } from "./address-suggester.ts"

/** One's own profile, and the way to become a buyer. */
export { ProfileDialogs, profileDialogs } from "./profile-dialogs.ts"
export { ProfileDialogsView } from "./profile-dialogs-view.tsx"
export { ProfileScreen } from "./profile-screen.tsx"
export { AddressSuggester, addressSuggester } from "./address-suggester.ts"

/** Getting in: the dialogs of signing in and up; and one's own account. */
export { type AccountDialog, AccountDialogs, accountDialogs } from "./account-dialogs.ts"
export { AccountDialogsView } from "./account-dialogs-view.tsx"
export { AccountSettings, accountSettings } from "./account-settings.ts"
export { AccountSettingsScreen } from "./account-settings-screen.tsx"
export { verifyPrompt } from "./verify-prompt.ts"

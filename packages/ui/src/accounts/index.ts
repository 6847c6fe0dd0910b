/** Getting in: the dialogs of signing in and up. */
export { type AccountDialog, AccountDialogs, accountDialogs } from "./account-dialogs.ts"
export { AccountDialogsView } from "./account-dialogs-view.tsx"

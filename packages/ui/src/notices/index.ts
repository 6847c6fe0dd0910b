/** What a person was told and may have missed: the count in the header, and the list. */
export { NoticesBell, type NoticesBellProps } from "./notices-bell.tsx"
export { NoticesModel, noticesModel, type Shown } from "./notices-model.ts"
export { NoticesScreen, type NoticesScreenProps } from "./notices-screen.tsx"

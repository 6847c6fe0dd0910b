/** What every noun stands on: who acts, what somebody may ask at all, the statuses and the events of the market. */
export { type Audience, type MailKind, type MarketEvent, type OutboxMessage } from "./events.ts"
export { type Actor, type Agent, Role, type SignedIn } from "./actor.ts"
export { type AccessRefusal, EmailNotVerified, MarketUnavailable, RoleMissing, SignInRequired } from "./errors.ts"
export { type ChatLiveEvent, ChatNotice, type Heard, LiveEvent } from "./live-event.ts"
export { isSaleNews, noticeTexts, successTexts, warningTexts } from "./notice-words.ts"
export { administrator, isAdministrator, signedIn, verified, withRole } from "./policies.ts"
export { AssetStatus, OfferStatus, StatusTrigger } from "./statuses.ts"
export { isEmailVerified, requireVerifiedEmail, showsVerifyBanner } from "./verified-email.ts"

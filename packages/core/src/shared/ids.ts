import * as t from "io-ts"

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Marks a text as the id of a person. */
export interface UserIdBrand {
  readonly UserId: unique symbol
}
/** The id of a person: a UUID in small letters. */
export const UserId = t.brand(t.string, (s): s is t.Branded<string, UserIdBrand> => UUID.test(s), "UserId")
/** The id of a person. */
export type UserId = t.TypeOf<typeof UserId>

/** Marks a text as the id of an asset. */
export interface AssetIdBrand {
  readonly AssetId: unique symbol
}
/** The id of an asset: a UUID in small letters. */
export const AssetId = t.brand(t.string, (s): s is t.Branded<string, AssetIdBrand> => UUID.test(s), "AssetId")
/** The id of an asset. */
export type AssetId = t.TypeOf<typeof AssetId>

/** Marks a text as the id of an offer. */
export interface OfferIdBrand {
  readonly OfferId: unique symbol
}
/** The id of an offer: a UUID in small letters. */
export const OfferId = t.brand(t.string, (s): s is t.Branded<string, OfferIdBrand> => UUID.test(s), "OfferId")
/** The id of an offer. */
export type OfferId = t.TypeOf<typeof OfferId>

/** Marks a text as the id of a role request. */
export interface RoleRequestIdBrand {
  readonly RoleRequestId: unique symbol
}
/** The id of a role request: a UUID in small letters. */
export const RoleRequestId = t.brand(
  t.string,
  (s): s is t.Branded<string, RoleRequestIdBrand> => UUID.test(s),
  "RoleRequestId",
)
/** The id of a role request. */
export type RoleRequestId = t.TypeOf<typeof RoleRequestId>

/** Marks a text as the id of a request for the second tier of a data room. */
export interface Tier2RequestIdBrand {
  readonly Tier2RequestId: unique symbol
}
/** The id of a request for the second tier of a data room: a UUID in small letters. */
export const Tier2RequestId = t.brand(
  t.string,
  (s): s is t.Branded<string, Tier2RequestIdBrand> => UUID.test(s),
  "Tier2RequestId",
)
/** The id of a request for the second tier of a data room. */
export type Tier2RequestId = t.TypeOf<typeof Tier2RequestId>

/** Marks a text as the id of a change request. */
export interface ChangeRequestIdBrand {
  readonly ChangeRequestId: unique symbol
}
/** The id of a change request: a UUID in small letters. */
export const ChangeRequestId = t.brand(
  t.string,
  (s): s is t.Branded<string, ChangeRequestIdBrand> => UUID.test(s),
  "ChangeRequestId",
)
/** The id of a change request. */
export type ChangeRequestId = t.TypeOf<typeof ChangeRequestId>

/** Marks a text as the id of a mandate. */
export interface MandateIdBrand {
  readonly MandateId: unique symbol
}
/** The id of a mandate: a UUID in small letters. */
export const MandateId = t.brand(t.string, (s): s is t.Branded<string, MandateIdBrand> => UUID.test(s), "MandateId")
/** The id of a mandate. */
export type MandateId = t.TypeOf<typeof MandateId>

/** Marks a text as the id of a saved search. */
export interface SavedSearchIdBrand {
  readonly SavedSearchId: unique symbol
}
/** The id of a saved search: a UUID in small letters. */
export const SavedSearchId = t.brand(
  t.string,
  (s): s is t.Branded<string, SavedSearchIdBrand> => UUID.test(s),
  "SavedSearchId",
)
/** The id of a saved search. */
export type SavedSearchId = t.TypeOf<typeof SavedSearchId>

/** Marks a text as the id of a folder or file of a data room. */
export interface VdrItemIdBrand {
  readonly VdrItemId: unique symbol
}
/** The id of a folder or file of a data room: a UUID in small letters. The folders of the three tiers have such ids too. */
export const VdrItemId = t.brand(t.string, (s): s is t.Branded<string, VdrItemIdBrand> => UUID.test(s), "VdrItemId")
/** The id of a folder or file of a data room. */
export type VdrItemId = t.TypeOf<typeof VdrItemId>

/** Marks a text as the id of a kept notice. */
export interface NoticeIdBrand {
  readonly NoticeId: unique symbol
}
/** The id of a kept notice: a UUID in small letters. */
export const NoticeId = t.brand(t.string, (s): s is t.Branded<string, NoticeIdBrand> => UUID.test(s), "NoticeId")
/** The id of a kept notice. */
export type NoticeId = t.TypeOf<typeof NoticeId>

/** Marks a text as the id of a bank account. */
export interface BankingInfoIdBrand {
  readonly BankingInfoId: unique symbol
}
/** The id of a bank account that somebody added. */
export const BankingInfoId = t.brand(
  t.string,
  (s): s is t.Branded<string, BankingInfoIdBrand> => UUID.test(s),
  "BankingInfoId",
)
/** The id of a bank account that somebody added. */
export type BankingInfoId = t.TypeOf<typeof BankingInfoId>

/** Marks a text as the id of a valuation. */
export interface ValuationIdBrand {
  readonly ValuationId: unique symbol
}
/** The id of a valuation: a UUID in small letters. */
export const ValuationId = t.brand(
  t.string,
  (s): s is t.Branded<string, ValuationIdBrand> => UUID.test(s),
  "ValuationId",
)
/** The id of a valuation. */
export type ValuationId = t.TypeOf<typeof ValuationId>

/** Marks a text as the name of a conversation. */
export interface ConversationSidBrand {
  readonly ConversationSid: unique symbol
}
/** What the conversations service calls a conversation. */
export const ConversationSid = t.brand(
  t.string,
  (s): s is t.Branded<string, ConversationSidBrand> => /^[A-Za-z0-9_-]{1,64}$/.test(s),
  "ConversationSid",
)
/** What the conversations service calls a conversation. */
export type ConversationSid = t.TypeOf<typeof ConversationSid>

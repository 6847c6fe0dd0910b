import { InternetAddress, type Ids, StateCode } from "@xl/core/shared"
import { AlertCriteria, ProfileNotFound, Profile, PostalAddress, profileFor } from "@xl/core/profiles"
import type { MarketStore } from "@xl/core/market"
import { actingProfile } from "@xl/core/mandates"
import {
  keepSellerProfile,
  newProfile,
  recordLogin,
  updateAddressInfo,
  updateBasicInfo,
  updateCompanyInfo,
  updateNotificationsCriteria,
  updateSellerProfile,
  updateUserProfile,
} from "@xl/core/market/profiles"
import { signedIn } from "@xl/core/kernel"
import type { MarketSettings } from "@xl/core/settings"
import { Effect } from "effect"
import * as t from "io-ts"
import { type Database, read } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { entity } from "../market/index.ts"
import { given, IsoTime, orNull, ShortText, whole } from "../market/inputs.ts"
import { failed, input, refused } from "../shared/index.ts"
import { buyerBlocks } from "./buyer-resolvers.ts"
import { profileDone } from "./done.ts"
import { REFUSALS } from "./refusals.ts"
import { savedSearchBlocks } from "./saved-search-resolvers.ts"

type Services = Ids | MarketSettings | MarketStore

const BasicInfo = t.strict({ firstName: ShortText, lastName: ShortText, officePhone: ShortText })
const AddressInfo = t.strict({ address: PostalAddress })
const CompanyInfo = t.strict({
  companyName: ShortText,
  companyProfile: t.readonlyArray(ShortText),
  jobTitle: ShortText,
  aum: ShortText,
})
/** A criterion that was left out leaves nothing out; words are of a line. */
const Criteria = whole(AlertCriteria)
/** Taken as the specification sends it; what counts is the gateway's clock. */
export const LoginTime = t.strict({ lastLogin: orNull(IsoTime), address: orNull(InternetAddress) })
/** What may be left out, or said to be nothing. */
const Extras = t.partial({ faxNumber: orNull(ShortText), avatar: orNull(ShortText), financePartner: orNull(ShortText) })
const SellerInfo = t.exact(
  t.intersection([
    t.type({
      entityName: ShortText,
      entityAddress: PostalAddress,
      phoneNumber: ShortText,
      executive: t.boolean,
      title: ShortText,
      signedByFirstName: ShortText,
      signedByLastName: ShortText,
    }),
    Extras,
    t.partial({ states: orNull(t.readonlyArray(StateCode)) }),
  ]),
)
const UserProfile = t.exact(
  t.intersection([
    t.type({ ...BasicInfo.type.props, ...AddressInfo.type.props, ...CompanyInfo.type.props }),
    t.partial({ cellPhone: orNull(ShortText), faxNumber: orNull(ShortText) }),
  ]),
)
/** An optional argument that is null is left out, as the specification's clients send '' for nothing. */
const asTold = <A extends object>(args: A) => given(args) as { readonly [K in keyof A]: NonNullable<A[K]> }

/** One resolver per field of schema/profiles.graphql. */
export const profileResolvers = (pool: Database): Resolvers<Services> => ({
  Query: {
    getUserProfile: (_args, { actor }) =>
      Effect.gen(function* () {
        const { agent, id } = yield* Effect.fromResult(signedIn(actor))
        const row = yield* read(pool, (db) =>
          db.selectFrom("profiles").select("body").where("id", "=", id).executeTakeFirst(),
        )
        if (!row) return yield* new ProfileNotFound()
        const profile = yield* entity(Profile)(row.body)
        const blank = newProfile(profile.id, profile.email, profile.creationDate)
        return Profile.encode(profileFor(actor, agent ? actingProfile(profile, blank) : profile))
      }).pipe(Effect.catchTag(["ProfileNotFound", "SignInRequired"], failed)),
  },
  Mutation: { ...said, ...buyerBlocks, ...savedSearchBlocks, ...filed },
})

const said = {
  updateBasicInfo: (args, { actor }) =>
    input(BasicInfo, args).pipe(
      Effect.flatMap((info) => updateBasicInfo(actor, info)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateBasicInfo, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateAddressInfo: (args, { actor }) =>
    input(AddressInfo, args).pipe(
      Effect.flatMap(({ address }) => updateAddressInfo(actor, address)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateAddressInfo, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateCompanyInfo: (args, { actor }) =>
    input(CompanyInfo, args).pipe(
      Effect.flatMap((info) => updateCompanyInfo(actor, info)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateCompanyInfo, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateUserProfile: (args, { actor }) =>
    input(UserProfile, args).pipe(
      Effect.flatMap((info) => updateUserProfile(actor, asTold(info))),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateUserProfile, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateUserNotificationsCriteriaBlock: (args, { actor }) =>
    input(Criteria, args).pipe(
      Effect.flatMap((criteria) => updateNotificationsCriteria(actor, criteria)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateUserNotificationsCriteriaBlock, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateLoginTime: (args, { actor }) =>
    input(LoginTime, args).pipe(
      Effect.flatMap(({ address }) => recordLogin(actor, address)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateLoginTime, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
} satisfies Resolvers<Services>[string]

const filed = {
  updateSellerProfile: (args, { actor }) =>
    input(SellerInfo, args).pipe(
      Effect.flatMap((info) => updateSellerProfile(actor, asTold(info))),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateSellerProfile, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  keepSellerProfile: (args, { actor }) =>
    input(SellerInfo, args).pipe(
      Effect.flatMap((draft) => keepSellerProfile(actor, asTold(draft))),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.keepSellerProfile, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
} satisfies Resolvers<Services>[string]

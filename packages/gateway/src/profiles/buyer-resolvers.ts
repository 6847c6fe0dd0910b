import { LoanStatus, PropertyType } from "@xl/core/assets"
import type { MarketStore } from "@xl/core/market"
import { PostalAddress } from "@xl/core/profiles"
import {
  updateAcquisitionCriteria,
  updateBuyerProfile,
  updateBuyerSellerInfo,
  updateManagingMember,
  updateProofOfFunds,
  updatePurchaseEntity,
} from "@xl/core/market/profiles"
import { DecimalCents, StateCode } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Resolvers } from "../http/request.ts"
import { orNull, ShortText } from "../market/inputs.ts"
import { papers } from "../roles/inputs.ts"
import { failed, input, refused } from "../shared/index.ts"
import { profileDone } from "./done.ts"
import { REFUSALS } from "./refusals.ts"

const PurchaseEntity = t.strict({ purchasingEntity: ShortText, purchasingEntityAddress: PostalAddress })
const ManagingMember = t.strict({ mmgpFirstName: ShortText, mmgpLastName: ShortText, mmgpAddress: PostalAddress })
const BuyerInfo = t.strict({ ...PurchaseEntity.type.props, ...ManagingMember.type.props })
const words = t.readonlyArray(ShortText)
/** New criteria hold only words that we know; what was kept before may hold others. */
const Criteria = t.strict({
  assetType: words,
  collateralPreferences: words,
  minUpb: orNull(DecimalCents),
  maxUpb: orNull(DecimalCents),
  lienPositions: words,
  loanStatus: t.readonlyArray(LoanStatus),
  propertyTypes: t.readonlyArray(PropertyType),
  locations: t.readonlyArray(StateCode),
})
const BuyerSellerInfo = t.strict({ currentStrategy: ShortText, aum: ShortText })

/** What somebody saves of the own profile as a buyer. */
export const buyerBlocks = {
  updateBuyerPurchaseEntityBlock: (args, { actor }) =>
    input(PurchaseEntity, args).pipe(
      Effect.flatMap((info) => updatePurchaseEntity(actor, info)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateBuyerPurchaseEntityBlock, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateBuyerMMGPBlock: (args, { actor }) =>
    input(ManagingMember, args).pipe(
      Effect.flatMap((member) => updateManagingMember(actor, member)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateBuyerMMGPBlock, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateBuyerProfile: (args, { actor }) =>
    input(BuyerInfo, args).pipe(
      Effect.flatMap((info) => updateBuyerProfile(actor, info)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateBuyerProfile, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateBuyerAcquisitionCriteriaBlock: (args, { actor }) =>
    input(Criteria, args).pipe(
      Effect.flatMap((criteria) => updateAcquisitionCriteria(actor, criteria)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateBuyerAcquisitionCriteriaBlock, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateBuyerSellerInfo: (args, { actor }) =>
    input(BuyerSellerInfo, args).pipe(
      Effect.flatMap((info) => updateBuyerSellerInfo(actor, info)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateBuyerSellerInfo, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateBuyerPoFBlock: (args, { actor }) =>
    input(t.strict({ pofDocument: papers }), args).pipe(
      Effect.flatMap(({ pofDocument }) => updateProofOfFunds(actor, pofDocument)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.updateBuyerPoFBlock, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
} satisfies Resolvers<MarketStore>[string]

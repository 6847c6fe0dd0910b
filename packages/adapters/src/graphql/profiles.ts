import {
  AcquisitionCriteria,
  AlertCriteria,
  Profile,
  ProfileNotFound,
  type Profiles,
  type SellerInfo,
  UtmParameters,
} from "@xl/core/profiles"
import type { DocumentRef } from "@xl/core/documents"
import { Effect } from "effect"
import * as t from "io-ts"
import type { DocumentInput } from "../gql/graphql.ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { profileChange } from "./change-profile.ts"
import { CRITERIA } from "./criteria-documents.ts"
import {
  ACQUISITION_CRITERIA,
  BUYER,
  BUYER_SELLER,
  MANAGING_MEMBER,
  PROOF_OF_FUNDS,
  PURCHASE_ENTITY,
} from "./buyer-documents.ts"
import { ADDRESS, BASIC, COMPANY, LOGIN_TIME, MINE, USER_PROFILE, UTM } from "./profile-documents.ts"
import { ADD_SEARCH, EDIT_SEARCH, REMOVE_SEARCH } from "./saved-search-documents.ts"
import { SELLER, SELLER_DRAFT } from "./seller-documents.ts"
import { done } from "./rebuilt.ts"
import { profileRefusals } from "./refusals.ts"

const Mine = t.type({ getUserProfile: Profile })

/** A paper as mutations name it: what the record already says is not sent. */
export const documentTo = ({ dataOwnerId, key, name, type }: DocumentRef): DocumentInput => ({
  dataOwnerId,
  key,
  name,
  type,
})

/** A seller as mutations name one: what is left out is not sent. */
const sellerTo = ({ states, ...info }: SellerInfo) => ({ ...info, ...(states && { states: [...states] }) })

/** Criteria as mutations name them. */
const criteriaTo = (criteria: AcquisitionCriteria) => {
  const { assetType, collateralPreferences, lienPositions, loanStatus, locations, propertyTypes, ...bounds } =
    AcquisitionCriteria.encode(criteria)
  return {
    ...bounds,
    assetType: [...assetType],
    collateralPreferences: [...collateralPreferences],
    lienPositions: [...lienPositions],
    loanStatus: [...loanStatus],
    locations: [...locations],
    propertyTypes: [...propertyTypes],
  }
}

/** Of which listings one wants to be told, as the mutation takes it: each list its own. */
const alertsTo = (criteria: AlertCriteria) => {
  const { assetStatus, assetType, collateralSubtype, collateralType, locations, ...rest } =
    AlertCriteria.encode(criteria)
  return {
    ...rest,
    assetStatus: [...assetStatus],
    assetType: [...assetType],
    collateralSubtype: [...collateralSubtype],
    collateralType: [...collateralType],
    locations: [...locations],
  }
}

/** The caller's own profile, asked of our gateway. */
export const profilesGraphql = (asker: Asker): Profiles["Service"] => {
  const change = profileChange(asker)
  return {
    mine: () =>
      query(asker, MINE, {}, { ...access("getUserProfile"), ProfileNotFound: () => new ProfileNotFound() }).pipe(
        Effect.flatMap((data) => promised(Mine, data)),
        Effect.map(({ getUserProfile }) => getUserProfile),
      ),
    updateBasicInfo: (info) => change("updateBasicInfo", BASIC, { ...info }),
    updateAddressInfo: (address) => change("updateAddressInfo", ADDRESS, { address }),
    updateCompanyInfo: (info) =>
      change("updateCompanyInfo", COMPANY, { ...info, companyProfile: [...info.companyProfile] }),
    updateUserProfile: (info) =>
      change("updateUserProfile", USER_PROFILE, { ...info, companyProfile: [...info.companyProfile] }),
    updateNotificationsCriteria: (criteria) =>
      change("updateUserNotificationsCriteriaBlock", CRITERIA, alertsTo(criteria)),
    addSavedSearch: (search) => change("addSavedSearch", ADD_SEARCH, { ...search }),
    editSavedSearch: (edit) => change("editSavedSearch", EDIT_SEARCH, { ...edit }),
    removeSavedSearch: (id) => change("removeSavedSearch", REMOVE_SEARCH, { id }),
    updatePurchaseEntity: (entity) => change("updateBuyerPurchaseEntityBlock", PURCHASE_ENTITY, { ...entity }),
    updateManagingMember: (member) => change("updateBuyerMMGPBlock", MANAGING_MEMBER, { ...member }),
    updateBuyerProfile: (info) => change("updateBuyerProfile", BUYER, { ...info }),
    updateAcquisitionCriteria: (criteria) =>
      change("updateBuyerAcquisitionCriteriaBlock", ACQUISITION_CRITERIA, criteriaTo(criteria)),
    updateBuyerSellerInfo: (info) => change("updateBuyerSellerInfo", BUYER_SELLER, { ...info }),
    updateProofOfFunds: (documents) =>
      change("updateBuyerPoFBlock", PROOF_OF_FUNDS, { pofDocument: documents.map(documentTo) }),
    updateSellerProfile: (info) => change("updateSellerProfile", SELLER, sellerTo(info)),
    keepSellerProfile: (draft) => change("keepSellerProfile", SELLER_DRAFT, sellerTo(draft)),
    saveUtmParameters: (utm) =>
      mutate(asker, "saveUTMParameters", UTM, { ...utm }).pipe(
        Effect.flatMap((payload) => done(profileRefusals, payload)),
        Effect.flatMap((payload) => promised(UtmParameters, payload)),
      ),
    recordLogin: (address) => change("updateLoginTime", LOGIN_TIME, { address }),
  }
}

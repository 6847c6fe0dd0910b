import { ProfileNotFound, type Profiles, profileFor } from "@xl/core/profiles"
import {
  addSavedSearch,
  editSavedSearch,
  keepSellerProfile,
  recordLogin,
  removeSavedSearch,
  saveUtmParameters,
  updateAcquisitionCriteria,
  updateAddressInfo,
  updateBasicInfo,
  updateBuyerProfile,
  updateBuyerSellerInfo,
  updateCompanyInfo,
  updateManagingMember,
  updateNotificationsCriteria,
  updateProofOfFunds,
  updatePurchaseEntity,
  updateSellerProfile,
  updateUserProfile,
} from "@xl/core/market/profiles"
import { signedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import { examplePlace } from "../assets/places.ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** One's own profile over a market in memory: the gateway's own use cases, so a story is refused what a person would be. */
export const profilesInMemory = (home: MarketHome, asking: Asking): Profiles["Service"] => ({
  mine: () =>
    Effect.suspend(() => Effect.fromResult(signedIn(asking()))).pipe(
      Effect.flatMap(({ id }) => {
        const profile = home.memory.rows.profiles.get(id)
        return profile ? Effect.succeed(profileFor(asking(), profile)) : Effect.fail(new ProfileNotFound())
      }),
    ),
  updateBasicInfo: (info) => Effect.suspend(() => home.run(updateBasicInfo(asking(), info))),
  updateAddressInfo: (address) => Effect.suspend(() => home.run(updateAddressInfo(asking(), address))),
  updateCompanyInfo: (info) => Effect.suspend(() => home.run(updateCompanyInfo(asking(), info))),
  updateUserProfile: (info) => Effect.suspend(() => home.run(updateUserProfile(asking(), info))),
  updateNotificationsCriteria: (criteria) =>
    Effect.suspend(() => home.run(updateNotificationsCriteria(asking(), criteria))),
  addSavedSearch: (search) => Effect.suspend(() => home.run(addSavedSearch(asking(), search, examplePlace))),
  editSavedSearch: (change) => Effect.suspend(() => home.run(editSavedSearch(asking(), change))),
  removeSavedSearch: (id) => Effect.suspend(() => home.run(removeSavedSearch(asking(), id))),
  updatePurchaseEntity: (entity) => Effect.suspend(() => home.run(updatePurchaseEntity(asking(), entity))),
  updateManagingMember: (member) => Effect.suspend(() => home.run(updateManagingMember(asking(), member))),
  updateBuyerProfile: (info) => Effect.suspend(() => home.run(updateBuyerProfile(asking(), info))),
  updateAcquisitionCriteria: (criteria) =>
    Effect.suspend(() => home.run(updateAcquisitionCriteria(asking(), criteria))),
  updateBuyerSellerInfo: (info) => Effect.suspend(() => home.run(updateBuyerSellerInfo(asking(), info))),
  updateProofOfFunds: (documents) => Effect.suspend(() => home.run(updateProofOfFunds(asking(), documents))),
  updateSellerProfile: (info) => Effect.suspend(() => home.run(updateSellerProfile(asking(), info))),
  keepSellerProfile: (draft) => Effect.suspend(() => home.run(keepSellerProfile(asking(), draft))),
  saveUtmParameters: (utm) => Effect.suspend(() => home.run(saveUtmParameters(asking(), utm))),
  recordLogin: (address) => Effect.suspend(() => home.run(recordLogin(asking(), address))),
})

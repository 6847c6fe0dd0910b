import { BuyingPowerPanel } from "@xl/ui/offers"
import {
  BuyerInfoScreen,
  buyerStart,
  CriteriaModel,
  criteriaModel,
  ProfileScreen,
  SellerInfoScreen,
} from "@xl/ui/profile"
import { useViewModel } from "@xl/ui/view-model"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"
import "./member-stores.ts"
import { useMinute } from "./minute.ts"

screenModel(criteriaModel, CriteriaModel, Tokens.profiles, StoreTokens.session, Tokens.snackbars, Tokens.log)

export const ProfilePage = () => (
  <Guard>
    <ProfileScreen />
  </Guard>
)

export const BuyerInfoPage = () => (
  <Guard>
    <BuyerInfoScreen power={<BuyingPower />} />
  </Guard>
)

/** The meter of buying power over the clock of the app. */
export const BuyingPower = () => (
  <BuyingPowerPanel now={useMinute(useViewModel(Tokens.now))} onRenew={useViewModel(buyerStart).start} />
)

export const SellerInfoPage = () => (
  <Guard>
    <SellerInfoScreen offersRole={useViewModel(Tokens.config).house.showsSellerProfile} />
  </Guard>
)

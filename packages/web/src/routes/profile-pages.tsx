import { BuyerInfoScreen, ProfileScreen, SellerInfoScreen } from "@xl/ui/profile"
import { useViewModel } from "@xl/ui/view-model"
import { Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"
import "./member-stores.ts"

export const ProfilePage = () => (
  <Guard>
    <ProfileScreen />
  </Guard>
)

export const BuyerInfoPage = () => (
  <Guard>
    <BuyerInfoScreen />
  </Guard>
)

export const SellerInfoPage = () => (
  <Guard>
    <SellerInfoScreen offersRole={useViewModel(Tokens.config).house.showsSellerProfile} />
  </Guard>
)

import { BuyerInfoScreen, ProfileScreen, SellerInfoScreen } from "@xl/ui/profile"
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
    <SellerInfoScreen />
  </Guard>
)

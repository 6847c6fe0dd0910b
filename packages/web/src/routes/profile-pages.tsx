import { AlertCriteriaModel, alertCriteriaModel } from "@xl/ui/listing-alerts"
import { BuyingPowerPanel } from "@xl/ui/offers"
import {
  AvatarModel,
  avatarModel,
  BuyerInfoScreen,
  buyerStart,
  CriteriaModel,
  criteriaModel,
  ProfileScreen,
  SellerInfoScreen,
} from "@xl/ui/profile"
import { lazyPart } from "@xl/ui/parts"
import { useViewModel } from "@xl/ui/view-model"
import { Suspense } from "react"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { OwnGuard } from "./own-guard.tsx"
import "./member-stores.ts"
import { useMinute } from "./minute.ts"

const { avatars, log, now, profiles, snackbars } = Tokens
const { session, signInEffects } = StoreTokens
screenModel(avatarModel, AvatarModel, avatars, session, snackbars, now, log)
screenModel(criteriaModel, CriteriaModel, profiles, session, snackbars, log)
screenModel(alertCriteriaModel, AlertCriteriaModel, profiles, session, snackbars, signInEffects)

export const ProfilePage = () => (
  <OwnGuard>
    <ProfileScreen />
  </OwnGuard>
)

export const BuyerInfoPage = () => (
  <OwnGuard>
    <BuyerInfoScreen power={<BuyingPower />} />
  </OwnGuard>
)

/** The meter of buying power over the clock of the app. */
export const BuyingPower = () => (
  <BuyingPowerPanel now={useMinute(useViewModel(Tokens.now))} onRenew={useViewModel(buyerStart).start} />
)

const OwnMandatesPanel = lazyPart(async () => ({ default: (await import("./mandate-parts.ts")).OwnMandatesPanel }))

export const SellerInfoPage = () => (
  <OwnGuard>
    <SellerInfoScreen
      offersRole={useViewModel(Tokens.config).house.showsSellerProfile}
      mandates={
        <Suspense fallback={null}>
          <OwnMandatesPanel />
        </Suspense>
      }
    />
  </OwnGuard>
)

import type { BankingInfo } from "../banking/model.ts"
import type { Profile } from "./model.ts"

/** The accounts of the seller's side: those of the seller profile, or, where it has none, those of the buyer profile. */
export const sellerBanks = ({
  buyerProfile,
  sellerProfile,
}: Pick<Profile, "buyerProfile" | "sellerProfile">): ReadonlyArray<BankingInfo> =>
  sellerProfile.bankingInfo.length === 0 ? buyerProfile.bankingInfo : sellerProfile.bankingInfo

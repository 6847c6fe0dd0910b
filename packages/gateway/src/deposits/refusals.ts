const MONEY = ["DepositNotReady", "EmailNotVerified", "OfferNotFound"] as const
const BANK = ["BankIdentityMissing", "BankNotFound", "BankNotSelectable", "EmailNotVerified", "OfferNotFound"] as const

/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  approveDeposit: [...MONEY, "DepositAmountOutOfBounds", "SellerBankMissing", "SellerConsentMissing"],
  approveDepositSeller: [...MONEY, "DepositNotOfWinner"],
  declineDeposit: [...MONEY, "DepositCommentRequired", "SellerBankMissing"],
  refundDeposit: [...MONEY, "MoneyPaidOut"],
  editDepositAmount: [...MONEY, "DepositAmountOutOfBounds"],
  selectBankForOfferBuyer: BANK,
  selectBankForOfferSeller: BANK,
  selectBankForOfferAdmin: BANK,
} as const

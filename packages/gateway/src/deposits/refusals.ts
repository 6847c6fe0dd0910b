const MONEY = [
  "DepositAmountOutOfBounds",
  "DepositCommentRequired",
  "DepositNotOfWinner",
  "DepositNotReady",
  "EmailNotVerified",
  "MoneyPaidOut",
  "OfferNotFound",
  "SellerBankMissing",
  "SellerConsentMissing",
] as const
const BANK = ["BankIdentityMissing", "BankNotFound", "BankNotSelectable", "EmailNotVerified", "OfferNotFound"] as const

/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  approveDeposit: MONEY,
  approveDepositSeller: MONEY,
  declineDeposit: MONEY,
  refundDeposit: MONEY,
  editDepositAmount: MONEY,
  selectBankForOfferBuyer: BANK,
  selectBankForOfferSeller: BANK,
  selectBankForOfferAdmin: BANK,
} as const

/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  startBankLink: ["BankNotConnected"],
  addBankingInfo: ["BankFieldsInvalid", "BankNotConnected"],
  editBankingInfo: ["BankFieldsInvalid", "BankNotConnected", "BankNotFound"],
  deleteBankingInfo: ["BankInUse", "BankNotConnected", "BankNotFound"],
  chooseBankingInfo: ["BankIdentityMissing", "BankNotFound", "BankNotSelectable"],
  addBankingAddress: ["BankFieldsInvalid", "BankNotFound"],
} as const

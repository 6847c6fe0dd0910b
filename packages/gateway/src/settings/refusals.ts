/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = { editSettings: ["DepositInstructionsTooLong", "PaymentProviderMissing"] } as const

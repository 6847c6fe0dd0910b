/** What the operator decides for everybody, and what hangs on where the product runs. */
export {
  BANK_PROVIDER_PRODUCTS,
  bankProviderSide,
  type Environment,
  environmentOf,
  FEATURE_FLAGS,
  reportsErrors,
  TRACING_RATE,
} from "./environment.ts"
export { DepositInstructionsTooLong, PaymentProviderMissing } from "./errors.ts"
export { AggregateFunds, DEFAULT_SETTINGS, MOST_INSTRUCTION_CHARACTERS, Settings, settingsIn } from "./model.ts"
export { type MarketConfiguration, MarketSettings, OperatorSettings } from "./ports.ts"
export { settingsTold, settingsWanted } from "./rules.ts"
export { BankProvider } from "./bank-provider.ts"

import { Result } from "effect"
import * as t from "io-ts"
import { BankProvider, DEFAULT_BANK_PROVIDER } from "./bank-provider.ts"
import { decode } from "../shared/decode.ts"
import { StateCode } from "../shared/us-states.ts"
import { absentAsNull, orDefault, tolerant } from "../shared/wire.ts"

const Provider = orDefault(tolerant(BankProvider), DEFAULT_BANK_PROVIDER)

/** How the market answers a buyer whose live offers together exceed the approved funds. */
export const AggregateFunds = t.keyof({ warn: null, refuse: null }, "AggregateFunds")
/** How the market answers a buyer whose live offers together exceed the approved funds. */
export type AggregateFunds = t.TypeOf<typeof AggregateFunds>

/** Characters of how a buyer pays by hand at most. */
export const MOST_INSTRUCTION_CHARACTERS = 2_000

/** What the operator decides for everybody, as the gateway tells it. A field we do not know is tolerated and dropped. */
export const Settings = t.readonly(
  t.strict({
    /** Whether earnest money moves by itself through the payment provider. */
    autoDeposit: orDefault(t.boolean, false),
    /** Whether the user profile's fields carry the required marker; nothing else hangs on it. */
    userProfileRequired: orDefault(t.boolean, true),
    /** Whether the fields of the notifications criteria carry the required marker. */
    userNotificationsCriteriaRequired: orDefault(t.boolean, true),
    /** Whether registration asks for the e-mail alone. */
    passwordlessRegistrationEnabled: orDefault(t.boolean, false),
    /** Whether a buyer whose live offers together exceed the approved funds is warned or refused. */
    aggregateFunds: orDefault(AggregateFunds, "warn"),
    depositPaymentProvider: Provider,
    depositIframeProvider: Provider,
    /** How a buyer pays earnest money by hand: account, reference, whom to ask. Told to whoever is signed in; blank where nothing is said. */
    depositInstructions: orDefault(t.string, ""),
    /** The state whose law governs the loan purchase agreement; null until the operator names it. */
    governingState: absentAsNull(StateCode),
  }),
  "Settings",
)
/** What the operator decides for everybody, as the gateway tells it. A field we do not know is tolerated and dropped. */
export type Settings = t.TypeOf<typeof Settings>

/** What holds until the gateway has told, and where it does not. */
export const DEFAULT_SETTINGS: Settings = Result.getOrThrow(decode(Settings)({}))

/** The settings in whatever was told; the defaults where that are none. */
export const settingsIn = (told: unknown): Settings => Result.getOrElse(decode(Settings)(told), () => DEFAULT_SETTINGS)

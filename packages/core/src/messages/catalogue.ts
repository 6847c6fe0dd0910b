import type { AccountRefusal, AccountsUnavailable } from "../accounts/errors.ts"
import type { BankRefusal } from "../banking/errors.ts"
import type { ChatRefusal } from "../chat/errors.ts"
import type { DepositRefusal } from "../deposits/errors.ts"
import type { LogRefusal } from "../monitoring/errors.ts"
import { accountMessages } from "../accounts/words.ts"
import { bankMessages } from "./banking.ts"
import { chatMessages } from "../chat/words.ts"
import { depositMessages } from "./deposits.ts"
import { type MarketBroken, marketMessages, type MarketRefusal } from "./market.ts"
import { monitoringMessages } from "./monitoring.ts"

/** A rule said no. */
export type Refusal = AccountRefusal | BankRefusal | ChatRefusal | DepositRefusal | LogRefusal | MarketRefusal
/** Something failed that may work again. */
export type Broken = AccountsUnavailable | MarketBroken
/** All that a person may be told went wrong. */
export type Told = Broken | Refusal

const catalogue = {
  ...accountMessages,
  ...bankMessages,
  ...chatMessages,
  ...depositMessages,
  ...marketMessages,
  ...monitoringMessages,
}

/** The sentence for a refusal or a breakdown; `{email}` in it is the operator's address, see `addressed`. */
export const messageOf = <W extends Told>(why: W): string => {
  const say = catalogue[why._tag] as (why: W) => string
  return say(why)
}

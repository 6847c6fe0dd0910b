import { Clock, Effect } from "effect"
import { titleOf } from "../../assets/title.ts"
import { assetFor } from "../data-room/entered.ts"
import { personIn } from "../deal/person.ts"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId } from "../../shared/ids.ts"
import { AdvisorNotShown } from "../../contact/errors.ts"
import { admittedLetter } from "../../contact/admitted-letter.ts"
import type { Letter } from "../../contact/letter.ts"
import { advisorLetter, administratorsLetter, letterSent } from "../../contact/records.ts"

/** Whom a letter about a listing goes to. */
interface ToAdvisor {
  readonly id: AssetId
  readonly email: string
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * sendAssetMessage: a member's letter to an advisor whom the listing names to everybody. Any other address is refused, so that nobody
 * mails through the market whom they like. Source: docs/adr/0096-letters-of-members.md.
 */
export const sendAssetMessage = Effect.fn("sendAssetMessage")(function* (
  actor: Actor,
  { email, id }: ToAdvisor,
  typed: Letter,
) {
  const user = yield* Effect.fromResult(verified(actor))
  const letter = yield* Effect.fromResult(admittedLetter(typed))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* assetFor(transaction, user, id, false)
      const advisor = asset.contactsDisclosed && asset.contacts.find((one) => isSame(one.emailAddress, email))
      if (!advisor) return yield* new AdvisorNotShown()
      const writer = yield* personIn(transaction, user.id)
      yield* transaction.write({
        events: [letterSent("AdvisorWritten", user.id, id, at)],
        outbox: [advisorLetter(letter, writer, { id, title: titleOf(asset), to: advisor.emailAddress })],
      })
      return null
    }),
  )
})

/** sendAdminMessage: a member's letter to the administrators, who answer by e-mail. */
export const sendAdminMessage = Effect.fn("sendAdminMessage")(function* (actor: Actor, typed: Letter) {
  const user = yield* Effect.fromResult(verified(actor))
  const letter = yield* Effect.fromResult(admittedLetter(typed))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const writer = yield* personIn(transaction, user.id)
      yield* transaction.write({
        events: [letterSent("AdministratorsWritten", user.id, user.id, at)],
        outbox: [administratorsLetter(letter, writer)],
      })
      return null
    }),
  )
})

import { Clock, Effect } from "effect"
import { EmailNotVerified } from "../../kernel/errors.ts"
import { isEmailVerified } from "../../kernel/verified-email.ts"
import { MarketStore } from "../store.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { UserId } from "../../shared/ids.ts"
import { withRoles } from "../../roles/decisions.ts"
import { roleChanges } from "../../roles/records.ts"

/**
 * Makes somebody an administrator at the operator's word: a market's first one has nobody inside it to appoint him. The log
 * names no person for it, since none of the market's did it. Refused before the e-mail is verified; repeated, nothing happens.
 * Gives whether anything changed.
 */
export const grantAdmin = Effect.fn("grantAdmin")(function* (id: UserId) {
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(id)
      if (!isEmailVerified(before.roles)) return yield* new EmailNotVerified()
      const after = withRoles(before, { add: ["Admins"] })
      const changes = roleChanges(before, after, { id: null, trigger: "Admin" }, now)
      if (changes.events.length > 0) yield* transaction.write({ profiles: [after], ...changes })
      return changes.events.length > 0
    }),
  )
})

import { Context, type Effect } from "effect"
import type { MarketUnavailable } from "../market/errors.ts"
import type { ContactFieldsInvalid } from "./errors.ts"
import type { ContactArguments } from "./model.ts"

/** Command port: questions to the people behind the market, from anybody. Its laws are `contactDeskContract` in testkit. */
export class ContactDesk extends Context.Service<
  ContactDesk,
  {
    /** Done once it is certain that the question will reach the operator's mailbox. */
    readonly send: (question: ContactArguments) => Effect.Effect<void, ContactFieldsInvalid | MarketUnavailable>
  }
>()("@xl/core/contact/ContactDesk") {}

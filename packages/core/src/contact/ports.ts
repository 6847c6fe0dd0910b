import { Context, type Effect } from "effect"
import type { AssetNotFound } from "../assets/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { AssetId } from "../shared/ids.ts"
import type { AdvisorNotShown, ContactFieldsInvalid } from "./errors.ts"
import type { Letter } from "./letter.ts"
import type { ContactArguments } from "./model.ts"

/** Command port: questions to the people behind the market, from anybody. Its laws are `contactDeskContract` in testkit. */
export class ContactDesk extends Context.Service<
  ContactDesk,
  {
    /** Done once it is certain that the question will reach the operator's mailbox. */
    readonly send: (question: ContactArguments) => Effect.Effect<void, ContactFieldsInvalid | MarketUnavailable>
  }
>()("@xl/core/contact/ContactDesk") {}

type Sent<Refusal = never> = Effect.Effect<void, AccessRefusal | ContactFieldsInvalid | MarketUnavailable | Refusal>

/** Command port: letters of members, which leave by e-mail under the writer's name. Its laws are `lettersContract` in testkit. */
export class Letters extends Context.Service<
  Letters,
  {
    /** sendAssetMessage: to an advisor whom the listing names to everybody, at the address shown there. */
    readonly toAdvisor: (asset: AssetId, email: string, letter: Letter) => Sent<AdvisorNotShown | AssetNotFound>
    /** sendAdminMessage. */
    readonly toAdministrators: (letter: Letter) => Sent
  }
>()("@xl/core/contact/Letters") {}

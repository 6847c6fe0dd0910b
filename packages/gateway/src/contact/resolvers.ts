import { admittedQuestion, LONGEST_MESSAGE } from "@xl/core/contact"
import { sendAdminMessage, sendAssetMessage } from "@xl/core/market/contact"
import type { MarketStore } from "@xl/core/market"
import { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { ShortText, text } from "../market/inputs.ts"
import { failed, input, refused } from "../shared/index.ts"
import { takeQuestion } from "./desk.ts"
import { REFUSALS } from "./refusals.ts"

const Question = t.strict({
  name: ShortText,
  email: ShortText,
  purpose: ShortText,
  msg: text(LONGEST_MESSAGE),
  phone: ShortText,
})

/** Characters of a text that is not even looked at; how long a letter may be the core says, beside the field. */
const LONG = 10_000
const Words = { title: text(LONG), message: text(LONG) }
const Letter = t.strict(Words)
const AdvisorLetter = t.strict({ id: AssetId, email: ShortText, ...Words })

const SENT = { __typename: "LetterSent", isSent: true } as const

const letters: Resolvers<MarketStore>["Mutation"] = {
  sendAssetMessage: (args, { actor }) =>
    input(AdvisorLetter, args).pipe(
      Effect.flatMap(({ email, id, ...letter }) => sendAssetMessage(actor, { email, id }, letter)),
      Effect.map(() => SENT),
      Effect.catchTag(REFUSALS.sendAssetMessage, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  sendAdminMessage: (args, { actor }) =>
    input(Letter, args).pipe(
      Effect.flatMap((letter) => sendAdminMessage(actor, letter)),
      Effect.map(() => SENT),
      Effect.catchTag(REFUSALS.sendAdminMessage, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
}

/** One resolver per field of schema/contact.graphql. */
export const contactResolvers = (db: Database): Resolvers<MarketStore> => ({
  Mutation: {
    ...letters,
    contactUs: (args, request) =>
      input(Question, args).pipe(
        Effect.flatMap((typed) => Effect.fromResult(admittedQuestion(typed))),
        Effect.flatMap((question) => takeQuestion(db, question, request)),
        Effect.map(() => ({ __typename: "ContactUsDone", isSent: true })),
        Effect.catchTag(REFUSALS.contactUs, refused),
      ),
  },
})

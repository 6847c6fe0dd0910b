import { admittedQuestion, LONGEST_MESSAGE } from "@xl/core/contact"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { ShortText, text } from "../market/inputs.ts"
import { input, refused } from "../shared/index.ts"
import { takeQuestion } from "./desk.ts"
import { REFUSALS } from "./refusals.ts"

const Question = t.strict({
  name: ShortText,
  email: ShortText,
  purpose: ShortText,
  msg: text(LONGEST_MESSAGE),
  phone: ShortText,
})

/** One resolver per field of schema/contact.graphql. */
export const contactResolvers = (db: Database): Resolvers => ({
  Mutation: {
    contactUs: (args, request) =>
      input(Question, args).pipe(
        Effect.flatMap((typed) => Effect.fromResult(admittedQuestion(typed))),
        Effect.flatMap((question) => takeQuestion(db, question, request)),
        Effect.map(() => ({ __typename: "ContactUsDone", isSent: true })),
        Effect.catchTag(REFUSALS.contactUs, refused),
      ),
  },
})

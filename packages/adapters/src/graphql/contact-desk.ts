import { type ContactDesk, ContactFieldsInvalid } from "@xl/core/contact"
import { MarketUnavailable } from "@xl/core/kernel"
import { Effect } from "effect"
import { graphql } from "../gql/gql.ts"
import { mutate } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { done, holding, problems, type Rebuilt } from "./rebuilt.ts"

const SEND = graphql(`
  mutation ContactUs($name: String!, $email: String!, $purpose: String!, $msg: String!, $phone: String!) {
    contactUs(name: $name, email: $email, purpose: $purpose, msg: $msg, phone: $phone) {
      __typename
      ... on ContactFieldsInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)

const refusals: Rebuilt<ContactFieldsInvalid> = { ContactFieldsInvalid: holding(problems, ContactFieldsInvalid) }

/** Questions to the operator, asked of our gateway by anybody. */
export const contactDeskGraphql = (asker: Asker): ContactDesk["Service"] => ({
  send: (question) =>
    mutate(asker, "contactUs", SEND, question).pipe(
      Effect.flatMap((payload) => done(refusals, payload)),
      Effect.asVoid,
      Effect.catchTag(["RoleMissing", "SignInRequired"], (cause) => Effect.fail(new MarketUnavailable({ cause }))),
    ),
})

import { AssetNotFound } from "@xl/core/assets"
import { EmailNotVerified } from "@xl/core/kernel"
import { AdvisorNotShown, ContactFieldsInvalid, type Letters } from "@xl/core/contact"
import { Effect } from "effect"
import { graphql } from "../gql/gql.ts"
import { mutate } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { bare, done, holding, problems, type Rebuilt } from "./rebuilt.ts"

const TO_ADVISOR = graphql(`
  mutation SendAssetMessage($id: ID!, $email: String!, $title: String!, $message: String!) {
    sendAssetMessage(id: $id, email: $email, title: $title, message: $message) {
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

const TO_ADMINISTRATORS = graphql(`
  mutation SendAdminMessage($title: String!, $message: String!) {
    sendAdminMessage(title: $title, message: $message) {
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

const any: Rebuilt<ContactFieldsInvalid | EmailNotVerified> = {
  ContactFieldsInvalid: holding(problems, ContactFieldsInvalid),
  EmailNotVerified: bare(EmailNotVerified),
}
const toAdvisor: Rebuilt<AdvisorNotShown | AssetNotFound | ContactFieldsInvalid | EmailNotVerified> = {
  ...any,
  AdvisorNotShown: bare(AdvisorNotShown),
  AssetNotFound: bare(AssetNotFound),
}

/** Letters of whoever is signed in, asked of our gateway. */
export const lettersGraphql = (asker: Asker): Letters["Service"] => ({
  toAdvisor: (id, email, letter) =>
    mutate(asker, "sendAssetMessage", TO_ADVISOR, { id, email, ...letter }).pipe(
      Effect.flatMap((payload) => done(toAdvisor, payload)),
      Effect.asVoid,
    ),
  toAdministrators: (letter) =>
    mutate(asker, "sendAdminMessage", TO_ADMINISTRATORS, { ...letter }).pipe(
      Effect.flatMap((payload) => done(any, payload)),
      Effect.asVoid,
    ),
})

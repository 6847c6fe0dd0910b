import { graphql } from "../gql/gql.ts"

export const MANDATE = graphql(`
  fragment MandateFields on Mandate {
    id
    seller
    sellerName
    concierge
    conciergeName
    givenAt
    endedAt
  }
`)
export const CONCIERGES = graphql(`
  query ListConcierges {
    listConcierges {
      id
      name
      companyName
    }
  }
`)
export const MINE = graphql(`
  query ListMandates {
    listMandates {
      given {
        ...MandateFields
      }
      held {
        ...MandateFields
      }
    }
  }
`)
export const OF_PERSON = graphql(`
  query ListMandatesOf($id: ID!) {
    listMandatesOf(id: $id) {
      given {
        ...MandateFields
      }
      held {
        ...MandateFields
      }
    }
  }
`)
export const GIVE = graphql(`
  mutation GiveMandate($id: ID!) {
    giveMandate(id: $id) {
      __typename
      ... on MandateDone {
        id
      }
    }
  }
`)
export const END = graphql(`
  mutation EndMandate($id: ID!) {
    endMandate(id: $id) {
      __typename
      ... on MandateDone {
        id
      }
    }
  }
`)

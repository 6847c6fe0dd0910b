import { graphql } from "../gql/gql.ts"

export const CALCULATE = graphql(`
  mutation GetCalculatorResponse($userInput: ValuationInput!) {
    getCalculatorResponse(userInput: $userInput) {
      __typename
      ... on CalculatorResponse {
        id
        calculatorResult {
          ...CalculatorResultFields
        }
      }
      ... on ValuationInputInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)
export const MINE = graphql(`
  query GetUsersValuations($nextToken: String) {
    getUsersValuations(nextToken: $nextToken) {
      valuations {
        ...ValuationFields
      }
      nextToken
      count
    }
  }
`)
export const ONE = graphql(`
  query GetValuation($id: ID!) {
    getValuation(id: $id) {
      ...ValuationFields
    }
  }
`)
export const EDIT = graphql(`
  mutation EditValuation($id: ID!, $userInput: ValuationInput!) {
    editValuation(id: $id, userInput: $userInput) {
      __typename
      ... on ValuationDone {
        valuation {
          ...ValuationFields
        }
      }
      ... on ValuationInputInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)
export const DELETE = graphql(`
  mutation DeleteValuation($id: ID!) {
    deleteValuation(id: $id) {
      __typename
    }
  }
`)
export const CONVERT = graphql(`
  mutation ConvertValuationToAsset($id: ID!, $tier1_id: ID!, $tier2_id: ID!, $tier_home_id: ID!, $pricingPlan: String) {
    convertValuationToAsset(
      id: $id
      tier1_id: $tier1_id
      tier2_id: $tier2_id
      tier_home_id: $tier_home_id
      pricingPlan: $pricingPlan
    ) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetFactsInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)

import { graphql } from "../gql/gql.ts"

export const ADD_SEARCH = graphql(`
  mutation AddSavedSearch($name: String!, $query: String!, $frequency: AlertFrequency!) {
    addSavedSearch(name: $name, query: $query, frequency: $frequency) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
      ... on ProfileFieldsInvalid {
        problems {
          field
          message
        }
      }
      ... on SavedSearchesFull {
        limit
      }
    }
  }
`)
export const EDIT_SEARCH = graphql(`
  mutation EditSavedSearch($id: ID!, $name: String!, $frequency: AlertFrequency!) {
    editSavedSearch(id: $id, name: $name, frequency: $frequency) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
      ... on ProfileFieldsInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)
export const REMOVE_SEARCH = graphql(`
  mutation RemoveSavedSearch($id: ID!) {
    removeSavedSearch(id: $id) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)

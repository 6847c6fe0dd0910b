import { graphql } from "../gql/gql.ts"

export const SELLER = graphql(`
  mutation UpdateSellerProfile(
    $entityName: String!
    $entityAddress: AddressInput!
    $phoneNumber: String!
    $executive: Boolean!
    $title: String!
    $signedByFirstName: String!
    $signedByLastName: String!
    $faxNumber: String
    $avatar: String
    $financePartner: String
    $states: [String!]
  ) {
    updateSellerProfile(
      entityName: $entityName
      entityAddress: $entityAddress
      phoneNumber: $phoneNumber
      executive: $executive
      title: $title
      signedByFirstName: $signedByFirstName
      signedByLastName: $signedByLastName
      faxNumber: $faxNumber
      avatar: $avatar
      financePartner: $financePartner
      states: $states
    ) {
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
export const SELLER_DRAFT = graphql(`
  mutation KeepSellerProfile(
    $entityName: String!
    $entityAddress: AddressInput!
    $phoneNumber: String!
    $executive: Boolean!
    $title: String!
    $signedByFirstName: String!
    $signedByLastName: String!
    $faxNumber: String
    $avatar: String
    $financePartner: String
    $states: [String!]
  ) {
    keepSellerProfile(
      entityName: $entityName
      entityAddress: $entityAddress
      phoneNumber: $phoneNumber
      executive: $executive
      title: $title
      signedByFirstName: $signedByFirstName
      signedByLastName: $signedByLastName
      faxNumber: $faxNumber
      avatar: $avatar
      financePartner: $financePartner
      states: $states
    ) {
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

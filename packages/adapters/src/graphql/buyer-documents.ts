import { graphql } from "../gql/gql.ts"

export const PURCHASE_ENTITY = graphql(`
  mutation UpdateBuyerPurchaseEntityBlock($purchasingEntity: String!, $purchasingEntityAddress: AddressInput!) {
    updateBuyerPurchaseEntityBlock(
      purchasingEntity: $purchasingEntity
      purchasingEntityAddress: $purchasingEntityAddress
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
export const MANAGING_MEMBER = graphql(`
  mutation UpdateBuyerMMGPBlock($mmgpFirstName: String!, $mmgpLastName: String!, $mmgpAddress: AddressInput!) {
    updateBuyerMMGPBlock(mmgpFirstName: $mmgpFirstName, mmgpLastName: $mmgpLastName, mmgpAddress: $mmgpAddress) {
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
export const BUYER = graphql(`
  mutation UpdateBuyerProfile(
    $purchasingEntity: String!
    $purchasingEntityAddress: AddressInput!
    $mmgpFirstName: String!
    $mmgpLastName: String!
    $mmgpAddress: AddressInput!
  ) {
    updateBuyerProfile(
      purchasingEntity: $purchasingEntity
      purchasingEntityAddress: $purchasingEntityAddress
      mmgpFirstName: $mmgpFirstName
      mmgpLastName: $mmgpLastName
      mmgpAddress: $mmgpAddress
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
export const ACQUISITION_CRITERIA = graphql(`
  mutation UpdateBuyerAcquisitionCriteriaBlock(
    $assetType: [String!]!
    $collateralPreferences: [String!]!
    $minUpb: Decimal
    $maxUpb: Decimal
    $lienPositions: [String!]!
    $loanStatus: [LoanStatus!]!
    $propertyTypes: [PropertyType!]!
    $locations: [String!]!
  ) {
    updateBuyerAcquisitionCriteriaBlock(
      assetType: $assetType
      collateralPreferences: $collateralPreferences
      minUpb: $minUpb
      maxUpb: $maxUpb
      lienPositions: $lienPositions
      loanStatus: $loanStatus
      propertyTypes: $propertyTypes
      locations: $locations
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
export const BUYER_SELLER = graphql(`
  mutation UpdateBuyerSellerInfo($currentStrategy: String!, $aum: String!) {
    updateBuyerSellerInfo(currentStrategy: $currentStrategy, aum: $aum) {
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
export const PROOF_OF_FUNDS = graphql(`
  mutation UpdateBuyerPoFBlock($pofDocument: [DocumentInput!]!) {
    updateBuyerPoFBlock(pofDocument: $pofDocument) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)

import { graphql } from "../gql/gql.ts"

export const CREATE_DATA_ROOM = graphql(`
  mutation CreateVDR($title: String!) {
    createVDR(asset_title: $title) {
      __typename
      ... on CreateVDRDone {
        dataRoom {
          tier_home_id
          tier1_id
          tier2_id
        }
      }
    }
  }
`)
export const CREATE = graphql(`
  mutation CreateAsset(
    $tier_home_id: ID!
    $tier1_id: ID!
    $tier2_id: ID!
    $mainInfo: MainInfoInput!
    $contacts: [ContactInput!]!
    $bidDepositSum: Decimal!
    $pricingPlan: String
  ) {
    createAsset(
      tier_home_id: $tier_home_id
      tier1_id: $tier1_id
      tier2_id: $tier2_id
      mainInfo: $mainInfo
      contacts: $contacts
      bidDepositSum: $bidDepositSum
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
export const EDIT = graphql(`
  mutation EditAsset(
    $id: ID!
    $currentStep: WizardStep
    $mainInfo: MainInfoInput
    $noteOverview: NoteOverviewInput
    $propertyOverview: PropertyOverviewInput
    $images: [String!]
    $dueDiligenceVisited: Boolean
    $legal: LegalInput
    $contacts: [ContactInput!]
    $contactsDisclosed: Boolean
    $requireBidDeposit: Boolean
    $bidDepositSum: Decimal
    $confirmedWarnings: [ConfirmedWarningInput!]
    $provenance: [ProvenanceInput!]
    $confirmedChanges: [String!]
    $changeNote: String
  ) {
    editAsset(
      id: $id
      currentStep: $currentStep
      mainInfo: $mainInfo
      noteOverview: $noteOverview
      propertyOverview: $propertyOverview
      images: $images
      dueDiligenceVisited: $dueDiligenceVisited
      legal: $legal
      contacts: $contacts
      contactsDisclosed: $contactsDisclosed
      requireBidDeposit: $requireBidDeposit
      bidDepositSum: $bidDepositSum
      confirmedWarnings: $confirmedWarnings
      provenance: $provenance
      confirmedChanges: $confirmedChanges
      changeNote: $changeNote
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
      ... on AssetStatusForbids {
        status
        command
      }
      ... on ChangesUnconfirmed {
        fields
      }
      ... on PublicationIncomplete {
        missing
      }
    }
  }
`)
export const PLAN_PERIODS = graphql(`
  mutation PlanPeriods(
    $id: ID!
    $callForOffers: PlannedPeriodInput
    $bestAndFinal: PlannedPeriodInput
    $underSelection: PlannedPeriodInput
  ) {
    planPeriods(id: $id, callForOffers: $callForOffers, bestAndFinal: $bestAndFinal, underSelection: $underSelection) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const APPROVE = graphql(`
  mutation ApproveAsset($id: ID!, $version: Int!) {
    approveAsset(id: $id, version: $version) {
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
      ... on AssetStatusForbids {
        status
        command
      }
      ... on PublicationIncomplete {
        missing
      }
    }
  }
`)
export const REVOKE = graphql(`
  mutation RevokeAsset($id: ID!, $comment: String!) {
    revokeAsset(id: $id, statusComment: $comment) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const REPORT_FALL_THROUGH = graphql(`
  mutation ReportFallThrough($id: ID!, $reason: String!) {
    reportFallThrough(id: $id, reason: $reason) {
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
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)

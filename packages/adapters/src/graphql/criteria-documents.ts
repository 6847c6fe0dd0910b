import { graphql } from "../gql/gql.ts"

export const CRITERIA = graphql(`
  mutation UpdateUserNotificationsCriteriaBlock(
    $assetType: [String!]!
    $receiveNotificationsWhen: AlertFrequency!
    $locations: [String!]!
    $minUpb: MoneyInput
    $maxUpb: MoneyInput
    $userRole: String
    $receivePipelineNotifications: Boolean!
    $assetStatus: [LoanStatus!]!
    $collateralType: [PropertyType!]!
    $collateralSubtype: [String!]!
  ) {
    updateUserNotificationsCriteriaBlock(
      assetType: $assetType
      receiveNotificationsWhen: $receiveNotificationsWhen
      locations: $locations
      minUpb: $minUpb
      maxUpb: $maxUpb
      userRole: $userRole
      receivePipelineNotifications: $receivePipelineNotifications
      assetStatus: $assetStatus
      collateralType: $collateralType
      collateralSubtype: $collateralSubtype
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

import { graphql } from "../gql/gql.ts"

export const SESSIONS = graphql(`
  query ListSessions {
    listSessions {
      sessionId
      signedInAt
      lastSeenAt
      address
      userAgent
    }
  }
`)
export const END_SESSION = graphql(`
  mutation EndSession($sessionId: ID!) {
    endSession(sessionId: $sessionId) {
      __typename
    }
  }
`)
export const EVERYTHING = graphql(`
  query ExportMyData {
    exportMyData
  }
`)
export const DELETE = graphql(`
  mutation DeleteMyAccount($password: String!) {
    deleteMyAccount(password: $password) {
      __typename
      ... on AccountInUse {
        listings
        offers
        deposits
      }
      ... on NotAuthorized {
        message
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`)
export const SETTINGS = graphql(`
  query GetSettings {
    getSettings {
      autoDeposit
      userProfileRequired
      userNotificationsCriteriaRequired
      passwordlessRegistrationEnabled
      aggregateFunds
      depositPaymentProvider
      depositIframeProvider
      depositInstructions
      governingState
    }
  }
`)
export const EDIT_SETTINGS = graphql(`
  mutation EditSettings($settings: SettingsInput!) {
    editSettings(settings: $settings) {
      __typename
      ... on SettingsDone {
        settings {
          autoDeposit
          userProfileRequired
          userNotificationsCriteriaRequired
          passwordlessRegistrationEnabled
          aggregateFunds
          depositPaymentProvider
          depositIframeProvider
          depositInstructions
          governingState
        }
      }
    }
  }
`)

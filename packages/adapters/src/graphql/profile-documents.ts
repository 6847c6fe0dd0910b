import { graphql } from "../gql/gql.ts"

export const PROFILE = graphql(`
  fragment ProfileFields on Profile {
    id
    email
    roles
    firstName
    lastName
    officePhone
    cellPhone
    faxNumber
    companyName
    companyProfile
    currentStrategy
    jobTitle
    aum
    address {
      country
      state
      city
      address
      zipCode
    }
    buyerUnderReview
    notificationsCriteria {
      assetType
      receiveNotificationsWhen
      locations
      minUpb {
        amount
        currency
      }
      maxUpb {
        amount
        currency
      }
      userRole
      receivePipelineNotifications
      assetStatus
      collateralType
      collateralSubtype
    }
    savedSearches {
      id
      name
      query
      frequency
    }
    lastLogin
    lastLoginAddress
    creationDate
    sellerProfile {
      entityName
      entityAddress {
        country
        state
        city
        address
        zipCode
      }
      phoneNumber
      faxNumber
      avatar
      financePartner
      executive
      states
      title
      signedByFirstName
      signedByLastName
      status
      comment
      dateModified
      confirmationDate
    }
    buyerProfile {
      approved
      pofSum
      purchasingEntity
      purchasingEntityAddress {
        country
        state
        city
        address
        zipCode
      }
      mmgpFirstName
      mmgpLastName
      mmgpAddress {
        country
        state
        city
        address
        zipCode
      }
      pofDocument {
        name
        key
        type
        dataOwnerId
        dateModified
      }
      fundsApprovalDate
      fundsApprovalExpiryDate
      fundsEntity
      approvedBy {
        firstName
        lastName
        email
      }
      declineReason
      acquisitionCriteria {
        assetType
        collateralPreferences
        minUpb
        maxUpb
        lienPositions
        loanStatus
        propertyTypes
        locations
      }
    }
  }
`)
export const MINE = graphql(`
  query GetUserProfile {
    getUserProfile {
      ...ProfileFields
    }
  }
`)
export const BASIC = graphql(`
  mutation UpdateBasicInfo($firstName: String!, $lastName: String!, $officePhone: String!) {
    updateBasicInfo(firstName: $firstName, lastName: $lastName, officePhone: $officePhone) {
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
export const ADDRESS = graphql(`
  mutation UpdateAddressInfo($address: AddressInput!) {
    updateAddressInfo(address: $address) {
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
export const COMPANY = graphql(`
  mutation UpdateCompanyInfo($companyName: String!, $companyProfile: [String!]!, $jobTitle: String!, $aum: String!) {
    updateCompanyInfo(companyName: $companyName, companyProfile: $companyProfile, jobTitle: $jobTitle, aum: $aum) {
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
export const USER_PROFILE = graphql(`
  mutation UpdateUserProfile(
    $firstName: String!
    $lastName: String!
    $officePhone: String!
    $cellPhone: String
    $faxNumber: String
    $address: AddressInput!
    $companyName: String!
    $companyProfile: [String!]!
    $jobTitle: String!
    $aum: String!
  ) {
    updateUserProfile(
      firstName: $firstName
      lastName: $lastName
      officePhone: $officePhone
      cellPhone: $cellPhone
      faxNumber: $faxNumber
      address: $address
      companyName: $companyName
      companyProfile: $companyProfile
      jobTitle: $jobTitle
      aum: $aum
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
export const UTM = graphql(`
  mutation SaveUTMParameters($utmSource: String, $utmMedium: String, $utmCampaign: String) {
    saveUTMParameters(utmSource: $utmSource, utmMedium: $utmMedium, utmCampaign: $utmCampaign) {
      __typename
      ... on UTMParametersKept {
        utmSource
        utmMedium
        utmCampaign
      }
    }
  }
`)
export const LOGIN_TIME = graphql(`
  mutation UpdateLoginTime($address: String) {
    updateLoginTime(address: $address) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)

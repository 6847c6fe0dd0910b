import { graphql } from "../gql/gql.ts"

export const BANK = graphql(`
  fragment BankFields on BankingInfo {
    bankingInfoId
    bankName
    accountNumber
    routingNumber
    lastFour
    token
    category
    federalTaxID
    driversLicense
    provider
    creationDate
    needsAddress
    isChosen
    address {
      address
      city
      state
      zipCode
    }
  }
`)
export const MY_BANKS = graphql(`
  query MyBanks {
    getUserProfile {
      bankingInfo {
        ...BankFields
      }
    }
  }
`)
export const ONE_BANK = graphql(`
  query GetBankingInfo($id: ID!) {
    getBankingInfo(id: $id) {
      ...BankFields
    }
  }
`)
export const PLAID_LINK_TOKEN = graphql(`
  query GetPlaidLinkToken {
    getPlaidLinkToken {
      linkToken
      expiration
    }
  }
`)
export const START_LINK = graphql(`
  mutation StartBankLink {
    startBankLink {
      __typename
      ... on BankLinkStarted {
        link {
          provider
          page
          token
          expiration
        }
      }
      ... on BankNotConnected {
        reason
      }
    }
  }
`)
export const ADD_BANK = graphql(`
  mutation AddBankingInfo(
    $token: String
    $category: BankCategory!
    $connectionType: BankConnectionType
    $bankName: String
    $federalTaxID: String
    $driversLicense: String
    $plaidPublicToken: String
    $plaidAccountId: String
  ) {
    addBankingInfo(
      token: $token
      category: $category
      connectionType: $connectionType
      bankName: $bankName
      federalTaxID: $federalTaxID
      driversLicense: $driversLicense
      plaidPublicToken: $plaidPublicToken
      plaidAccountId: $plaidAccountId
    ) {
      __typename
      ... on BankingInfoDone {
        bank {
          ...BankFields
        }
      }
      ... on BankFieldsInvalid {
        problems {
          field
          message
        }
      }
      ... on BankNotConnected {
        reason
      }
    }
  }
`)
export const EDIT_BANK = graphql(`
  mutation EditBankingInfo(
    $id: ID!
    $token: String
    $category: BankCategory!
    $federalTaxID: String
    $driversLicense: String
  ) {
    editBankingInfo(
      id: $id
      token: $token
      category: $category
      federalTaxID: $federalTaxID
      driversLicense: $driversLicense
    ) {
      __typename
      ... on BankingInfoDone {
        bank {
          ...BankFields
        }
      }
      ... on BankFieldsInvalid {
        problems {
          field
          message
        }
      }
      ... on BankNotConnected {
        reason
      }
    }
  }
`)
export const REMOVE_BANK = graphql(`
  mutation DeleteBankingInfo($id: ID!) {
    deleteBankingInfo(id: $id) {
      __typename
      ... on BankNotConnected {
        reason
      }
    }
  }
`)
export const CHOOSE_BANK = graphql(`
  mutation ChooseBankingInfo($id: ID!) {
    chooseBankingInfo(id: $id) {
      __typename
      ... on BankingInfoDone {
        bank {
          ...BankFields
        }
      }
    }
  }
`)
export const BANK_ADDRESS = graphql(`
  mutation AddBankingAddress($id: ID!, $address: BankAddressInput!) {
    addBankingAddress(id: $id, address: $address) {
      __typename
      ... on BankingInfoDone {
        bank {
          ...BankFields
        }
      }
      ... on BankFieldsInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)

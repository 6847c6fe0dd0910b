import { graphql } from "../gql/gql.ts"

export const LEGAL_DOCUMENT = graphql(`
  fragment LegalDocumentFields on LegalDocument {
    docType
    state
    requestedAt
    attempts
    edition
    madeAt
    failure {
      code
      reason
      date
      retryAt
    }
    document {
      name
      key
      type
      dataOwnerId
      dateModified
    }
  }
`)
export const FAILED = graphql(`
  fragment FailedDocumentsFields on FailedDocumentsPage {
    total
    assets {
      id
      title
      documents {
        docType
        offerId
        attempts
        failure {
          code
          reason
          date
          retryAt
        }
      }
    }
  }
`)
export const OF_OFFER = graphql(`
  query ListLegalDocuments($id: ID!) {
    listLegalDocuments(id: $id) {
      ...LegalDocumentFields
    }
  }
`)
export const GENERATE = graphql(`
  mutation GenerateLegalDocument($id: ID!, $docType: LegalDocumentType!) {
    generateLegalDocument(id: $id, docType: $docType) {
      __typename
      ... on LegalDocumentDone {
        document {
          ...LegalDocumentFields
        }
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
export const AGREEMENT = graphql(`
  query GenerateBDADocument($assets: [ID!]!) {
    generateBDADocument(assets: $assets) {
      agreement {
        title
        subtitle
        notice
        sections {
          heading
          facts {
            label
            value
          }
          paragraphs
        }
      }
      signatory
    }
  }
`)
export const SIGN_AGREEMENT = graphql(`
  mutation SignBDADocument(
    $id: ID!
    $signature: String!
    $isMobile: Boolean
    $signatureDimensions: SignatureDimensions
  ) {
    signBDADocument(id: $id, signature: $signature, isMobile: $isMobile, signatureDimensions: $signatureDimensions) {
      __typename
      ... on BDADocumentDone {
        BDASignedDate
        BDApdfKey
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
export const FAILED_OWN = graphql(`
  query GetFailedDocumentsAssets($size: Int, $offset: Int) {
    getFailedDocumentsAssets(size: $size, offset: $offset) {
      ...FailedDocumentsFields
    }
  }
`)
export const FAILED_ALL = graphql(`
  query GetFailedDocumentsAssetsAdmin($size: Int, $offset: Int) {
    getFailedDocumentsAssetsAdmin(size: $size, offset: $offset) {
      ...FailedDocumentsFields
    }
  }
`)

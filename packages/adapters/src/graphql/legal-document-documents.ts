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

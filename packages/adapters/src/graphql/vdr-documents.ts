import { graphql } from "../gql/gql.ts"

export const VDR_ITEM = graphql(`
  fragment VdrItemFields on VdrItem {
    id
    kind
    name
    type
    size
    dateModified
    opened
  }
`)
export const VDR_FOLDER = graphql(`
  fragment VdrFolderFields on VdrFolder {
    id
    name
    tier
    path {
      id
      name
    }
    items {
      ...VdrItemFields
    }
    mayAdd
    mayChange
  }
`)
export const ROOM = graphql(`
  query GetDataRoom($id: ID!) {
    getDataRoom(id: $id) {
      tiers {
        tier
        isOpen
        folderId
        files
      }
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
      executed {
        executionDate
        pdfKey
      }
      numberOfCAs
      tier_1_whitelist {
        userId
        name
        companyName
        executionDate
        pdfKey
        ownerId
      }
      rhythm
      mostFileBytes
    }
  }
`)
export const FOLDER = graphql(`
  query GetVdrFolder($id: ID!) {
    getVdrFolder(id: $id) {
      ...VdrFolderFields
    }
  }
`)
export const TIER1 = graphql(`
  query GetVdrTier1($id: ID!) {
    getVdrTier1(tier1_id: $id) {
      ...VdrFolderFields
    }
  }
`)
export const TIER2 = graphql(`
  query GetVdrTier2($id: ID!) {
    getVdrTier2(tier2_id: $id) {
      ...VdrFolderFields
    }
  }
`)
export const TIER1_UPLOAD = graphql(`
  query GetVdrTier1Upload($id: ID!) {
    getVdrTier1Upload(tier1_id: $id) {
      ...VdrFolderFields
    }
  }
`)
export const TIER2_UPLOAD = graphql(`
  query GetVdrTier2Upload($id: ID!) {
    getVdrTier2Upload(tier2_id: $id) {
      ...VdrFolderFields
    }
  }
`)
export const DOWNLOAD = graphql(`
  query DownloadVdrFile($id: ID!) {
    downloadVdrFile(id: $id) {
      url
      token
      expiration
    }
  }
`)
export const SIGN = graphql(`
  mutation SignLegalDocument(
    $id: ID!
    $signature: String!
    $type: LegalSignatureType!
    $signatureDimensions: SignatureDimensions
  ) {
    signLegalDocument(id: $id, signature: $signature, type: $type, signatureDimensions: $signatureDimensions) {
      __typename
      ... on AgreementDone {
        executed {
          executionDate
          pdfKey
        }
      }
    }
  }
`)
export const CHOOSE_RHYTHM = graphql(`
  mutation ChooseDataRoomRhythm($id: ID!, $rhythm: AlertFrequency!) {
    chooseDataRoomRhythm(id: $id, rhythm: $rhythm) {
      __typename
      ... on DataRoomRhythmDone {
        rhythm
      }
    }
  }
`)
export const CREATE_FOLDER = graphql(`
  mutation CreateVdrFolder($id: ID!, $name: String!) {
    createVdrFolder(id: $id, name: $name) {
      __typename
      ... on VdrItemDone {
        item {
          ...VdrItemFields
        }
      }
    }
  }
`)
export const RENAME_FOLDER = graphql(`
  mutation UpdateVdrFolderName($id: ID!, $name: String!) {
    updateVdrFolderName(folder_id: $id, name: $name) {
      __typename
      ... on VdrItemDone {
        item {
          ...VdrItemFields
        }
      }
    }
  }
`)
export const RENAME = graphql(`
  mutation RenameVdrItem($id: ID!, $name: String!) {
    renameVdrItem(id: $id, name: $name) {
      __typename
      ... on VdrItemDone {
        item {
          ...VdrItemFields
        }
      }
    }
  }
`)
export const UPLOAD = graphql(`
  mutation UploadVdrFile($id: ID!) {
    uploadVdrFile(id: $id) {
      __typename
      ... on VdrUploadDone {
        pass {
          url
          token
          expiration
        }
      }
    }
  }
`)
export const DELETE = graphql(`
  mutation DeleteVdrItem($id: ID!) {
    deleteVdrItem(id: $id) {
      __typename
      ... on VdrDeleteDone {
        items
      }
    }
  }
`)

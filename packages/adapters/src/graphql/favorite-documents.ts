import { graphql } from "../gql/gql.ts"

export const IDS = graphql(`
  query FavoriteIds {
    getUserFavoriteAssets {
      id
    }
  }
`)
export const MINE = graphql(`
  query GetUserFavoriteAssets {
    getUserFavoriteAssets {
      id
      title
      status
      asset {
        ...AssetFields
      }
    }
  }
`)
export const ADD = graphql(`
  mutation AddUserFavoriteAsset($id: ID!) {
    addUserFavoriteAsset(id: $id) {
      __typename
      ... on FavoritesDone {
        favorites
      }
      ... on FavoritesFull {
        limit
      }
    }
  }
`)
export const REMOVE = graphql(`
  mutation RemoveUserFavoriteAsset($id: ID!) {
    removeUserFavoriteAsset(id: $id) {
      __typename
      ... on FavoritesDone {
        favorites
      }
    }
  }
`)

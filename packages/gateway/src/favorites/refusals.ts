/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  addUserFavoriteAsset: ["AssetNotFound", "FavoritesFull", "ProfileNotFound"],
  removeUserFavoriteAsset: ["ProfileNotFound"],
} as const

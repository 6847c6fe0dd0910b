const THUMBNAIL = "-thumbnail"

/** The key of a picture's small copy: the suffix comes after the whole key, its file extension included. */
export const thumbnailKey = (key: string): string => `${key}${THUMBNAIL}`

/** Whether a key is that of a small copy. */
export const isThumbnailKey = (key: string): boolean => key.endsWith(THUMBNAIL)

/** The key under which a person's avatar is kept: under the user's id, in `avatars/`. */
export const avatarKey = (userId: string, fileName: string): string => `${userId}/avatars/${fileName}`

import { fileSizeRefusal, isAvatarType, type LocalFile, PictureTypeRefused } from "@xl/core/documents"
import { messageOf } from "@xl/core/messages"

/** A courtesy: the gateway looks at what the file holds. */
export const refusalOf = ({ size, type }: LocalFile): string | null => {
  const refusal = isAvatarType(type) ? fileSizeRefusal(size) : new PictureTypeRefused()
  return refusal ? messageOf(refusal) : null
}

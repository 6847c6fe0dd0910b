import { fileSizeRefusal, isAvatarType, isOfTheFile, type LocalFile, PictureTypeRefused } from "@xl/core/documents"
import { messageOf, type Told } from "@xl/core/messages"
import type { Upload } from "../parts/index.ts"

/** A courtesy: the gateway looks at what the file holds. */
export const refusalOf = ({ size, type }: LocalFile) =>
  isAvatarType(type) ? fileSizeRefusal(size) : new PictureTypeRefused()

/** The line of a file that was refused or did not arrive; a refusal of the file itself is final. */
export const failedBy = (why: Told): Extract<Upload["state"], { readonly tag: "failed" }> => ({
  tag: "failed",
  why: messageOf(why),
  isFinal: isOfTheFile(why),
})

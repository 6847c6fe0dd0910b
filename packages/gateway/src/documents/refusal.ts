import type {
  DocumentRefusal,
  DocumentsUnavailable,
  PictureTypeRefused,
  ReadReasonRequired,
  UploadTimedOut,
} from "@xl/core/documents"
import type { SignInRequired } from "@xl/core/market"
import { messageOf } from "@xl/core/messages"

export type Refusal =
  | DocumentRefusal
  | DocumentsUnavailable
  | PictureTypeRefused
  | ReadReasonRequired
  | SignInRequired
  | UploadTimedOut

const STATUS: { readonly [Tag in Refusal["_tag"]]: number } = {
  DocumentNotFound: 404,
  DocumentsUnavailable: 503,
  FileEmpty: 400,
  FileNameMisleads: 415,
  FileTooLarge: 413,
  FileTypeRefused: 415,
  PictureTypeRefused: 415,
  ReadReasonRequired: 403,
  SignInRequired: 401,
  UploadTimedOut: 408,
}

/** A refusal as REST says it: the status, and the same code and sentence that GraphQL would give. */
export const refusalAnswer = (refusal: Refusal) => ({
  status: STATUS[refusal._tag],
  body: { code: refusal._tag, message: messageOf(refusal) },
})

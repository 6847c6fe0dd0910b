import {
  DocumentNotFound,
  type DocumentRefusal,
  DocumentsUnavailable,
  FileEmpty,
  FileNameMisleads,
  FileTooLarge,
  FileTypeRefused,
  PictureTypeRefused,
  ReadReasonRequired,
  RoomFileTooLarge,
  RoomFileTypeRefused,
  UploadTimedOut,
} from "@xl/core/documents"
import { SignInRequired } from "@xl/core/kernel"
import { PublicationPending } from "@xl/core/assets"
import { VdrFrozen, VdrFull, VdrItemNotFound, VdrNameInvalid } from "@xl/core/data-room"
import { messageOf } from "@xl/core/messages"
import type { FastifyReply, FastifyRequest } from "fastify"

type Refusal =
  | DocumentRefusal
  | DocumentsUnavailable
  | PictureTypeRefused
  | ReadReasonRequired
  | RoomFileTooLarge
  | RoomFileTypeRefused
  | SignInRequired
  | UploadTimedOut
  | PublicationPending
  | VdrFrozen
  | VdrFull
  | VdrItemNotFound
  | VdrNameInvalid

const STATUS: { readonly [Tag in Refusal["_tag"]]: number } = {
  DocumentNotFound: 404,
  DocumentsUnavailable: 503,
  FileEmpty: 400,
  FileNameMisleads: 415,
  FileTooLarge: 413,
  FileTypeRefused: 415,
  PictureTypeRefused: 415,
  ReadReasonRequired: 403,
  RoomFileTooLarge: 413,
  RoomFileTypeRefused: 415,
  SignInRequired: 401,
  UploadTimedOut: 408,
  PublicationPending: 409,
  VdrFrozen: 409,
  VdrFull: 409,
  VdrItemNotFound: 404,
  VdrNameInvalid: 400,
}

const REFUSALS = [
  DocumentNotFound,
  FileEmpty,
  FileNameMisleads,
  FileTooLarge,
  FileTypeRefused,
  PictureTypeRefused,
  ReadReasonRequired,
  RoomFileTooLarge,
  RoomFileTypeRefused,
  SignInRequired,
  UploadTimedOut,
  PublicationPending,
  VdrFrozen,
  VdrFull,
  VdrItemNotFound,
  VdrNameInvalid,
] as const

const asRefusal = (reason: unknown): Refusal | undefined =>
  REFUSALS.some((kind) => reason instanceof kind) ? (reason as Refusal) : undefined

/** A refusal as REST says it: the status, and the same code and sentence that GraphQL would give. */
const refusalAnswer = (refusal: Refusal) => ({
  status: STATUS[refusal._tag],
  body: {
    code: refusal._tag,
    message: messageOf(refusal),
    ...(refusal._tag === "RoomFileTooLarge" && { mostBytes: refusal.mostBytes }),
  },
})

/** Answers a call of files, or says why not: a refusal as such; all else is logged, and told as that files cannot be had now. */
export const answering = async (
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  try {
    return await work()
  } catch (reason) {
    const refusal = asRefusal(reason)
    if (!refusal) request.log.error(reason)
    const { body, status } = refusalAnswer(refusal ?? new DocumentsUnavailable({ cause: reason }))
    return reply.code(status).send(body)
  }
}

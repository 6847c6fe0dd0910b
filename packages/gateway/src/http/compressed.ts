import type { FastifyInstance } from "fastify"
import compress from "@fastify/compress"
import { constants } from "node:zlib"

/** What is text; papers and pictures come as they are stored. */
const TEXT = /^(application\/json|text\/html)\b/
/** A page at a third of a millisecond; from 5 on it takes several times as long for a few percent. */
const QUALITY = 4
/** Bytes that fit into one packet anyway. */
const SMALL = 1_024

/**
 * Answers are packed for whoever takes them packed. Requests are never unpacked: a small one could be a flood. No secret is guessed from
 * the size of an answer: who asks is said in a header that other sites cannot send, and they are refused.
 */
export const compressed = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    customTypes: TEXT,
    threshold: SMALL,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    zlibOptions: { level: QUALITY },
  })
}

import { createHmac, timingSafeEqual } from "node:crypto"
import type { Stamp } from "@xl/core/banking"

const signed = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest()

/** Writes a text so that anybody may read it and nobody else can make it. */
export const stampWith = (key: Buffer): Stamp => ({
  write: (text) => `sandbox-${Buffer.from(text).toString("base64url")}-${signed(key, text).toString("hex")}`,
  read: (stamped) => {
    const [, body = "", mark = ""] = /^sandbox-([\w-]+)-([0-9a-f]{64})$/.exec(stamped) ?? []
    const text = Buffer.from(body, "base64url").toString()
    const given = Buffer.from(mark, "hex")
    const wanted = signed(key, text)
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : null
  },
})

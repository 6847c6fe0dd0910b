import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM under a key made of `secret` for one `purpose`: what was sealed for another is no more readable than what was changed. */
export const sealing = (secret: string, purpose: string) => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32))
  return {
    seal: (text: string): Buffer => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", key, nonce)
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    /** Throws where the bytes were changed, or sealed under another secret. */
    unseal: (sealed: Buffer): string => {
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8")
    },
  }
}

import type { BankVault } from "@xl/core/banking"
import { Effect } from "effect"
import { newFileKey, opened, sealedWhole, unwrapped, wrapping } from "../documents/sealed.ts"

const PARTS = "."
const base64 = (bytes: Buffer): string => bytes.toString("base64")

const partsOf = (sealed: string): readonly [wrapped: Buffer, text: Buffer] => {
  const [wrapped = "", text = ""] = sealed.split(PARTS)
  return [Buffer.from(wrapped, "base64"), Buffer.from(text, "base64")]
}

/** Seals each text with a key of its own, which stands before it, wrapped with the master key of 32 bytes; both are bound to the name. */
export const bankVault = (masterKey: Buffer): BankVault["Service"] => ({
  seal: (name, text) =>
    Effect.sync(() => {
      const { key, wrapped } = newFileKey(masterKey, name)
      return [base64(wrapped), base64(sealedWhole(key, Buffer.from(text), name))].join(PARTS)
    }),
  open: (name, sealed) =>
    Effect.sync(() => {
      const [wrapped, text] = partsOf(sealed)
      return opened(unwrapped(masterKey, wrapped, name), text, name).toString()
    }),
})

/** The same text under another master key. Throws where `from` does not open it. */
export const resealed = (name: string, sealed: string, from: Buffer, to: Buffer): string => {
  const [wrapped, text] = partsOf(sealed)
  return [base64(wrapping(to, unwrapped(from, wrapped, name), name)), base64(text)].join(PARTS)
}

import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import { newFileKey, opened, sealed, unwrapped } from "./sealed.ts"

const master = randomBytes(32)
const streamed = async function* (...chunks: ReadonlyArray<string>) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
const sealedFile = async (key: Buffer, name: string) => {
  const parts: Array<Uint8Array> = []
  for await (const part of sealed(key, streamed("bank ", "statement"), name)) parts.push(part)
  return Buffer.concat(parts)
}

describe("a sealed file", () => {
  it("opens with its own key, which only the master key unwraps", async () => {
    const { key, wrapped } = newFileKey(master, "paper")
    const file = await sealedFile(key, "paper")
    expect(file.includes("bank")).toBe(false)
    expect(opened(unwrapped(master, wrapped, "paper"), file, "paper").toString()).toBe("bank statement")
    expect(() => unwrapped(randomBytes(32), wrapped, "paper")).toThrow("authenticate")
  })

  it("does not open when a byte was changed, or in another record's place", async () => {
    const { key, wrapped } = newFileKey(master, "paper")
    const file = await sealedFile(key, "paper")
    const changed = Buffer.from(file)
    changed[20] = (changed[20] ?? 0) ^ 1
    expect(() => opened(key, changed, "paper")).toThrow("authenticate")
    expect(() => opened(key, file, "other")).toThrow("authenticate")
    expect(() => unwrapped(master, wrapped, "other")).toThrow("authenticate")
  })

  it("never looks the same twice", async () => {
    const { key } = newFileKey(master, "paper")
    expect(await sealedFile(key, "paper")).not.toEqual(await sealedFile(key, "paper"))
  })
})

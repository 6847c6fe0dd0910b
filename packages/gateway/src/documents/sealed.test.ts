import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import { CHUNK, openedFile, sealedChunks } from "./chunked.ts"
import { newFileKey, opened, sealedWhole, unwrapped } from "./sealed.ts"

const master = randomBytes(32)
const streamed = async function* (...chunks: ReadonlyArray<string | Buffer>) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
const sealedFile = async (key: Buffer, name: string, ...chunks: ReadonlyArray<string | Buffer>) => {
  const parts: Array<Uint8Array> = []
  for await (const part of sealedChunks(key, streamed(...chunks), name)) parts.push(part)
  return Buffer.concat(parts)
}

describe("a sealed file", () => {
  it("opens with its own key, which only the master key unwraps (SEL-409, ACC-030)", async () => {
    const { key, wrapped } = newFileKey(master, "paper")
    const file = await sealedFile(key, "paper", "bank ", "statement")
    expect(file.includes("bank")).toBe(false)
    expect(openedFile(unwrapped(master, wrapped, "paper"), file, "paper").toString()).toBe("bank statement")
    expect(() => unwrapped(randomBytes(32), wrapped, "paper")).toThrow("authenticate")
  })

  it("does not open when a byte was changed, or in another record's place (SEL-409)", async () => {
    const { key, wrapped } = newFileKey(master, "paper")
    const file = await sealedFile(key, "paper", "bank statement")
    const changed = Buffer.from(file)
    changed[20] = (changed[20] ?? 0) ^ 1
    expect(() => openedFile(key, changed, "paper")).toThrow("authenticate")
    expect(() => openedFile(key, file, "other")).toThrow("authenticate")
    expect(() => unwrapped(master, wrapped, "other")).toThrow("authenticate")
  })

  it("never looks the same twice", async () => {
    const { key } = newFileKey(master, "paper")
    expect(await sealedFile(key, "paper", "same")).not.toEqual(await sealedFile(key, "paper", "same"))
  })

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5])(
    "opens whole with %i bytes, however they come in (SEL-409, ACC-030)",
    async (length) => {
      const { key } = newFileKey(master, "paper")
      const plain = randomBytes(length)
      const [one, other] = [plain.subarray(0, length / 3), plain.subarray(length / 3)]
      for (const file of [await sealedFile(key, "paper", plain), await sealedFile(key, "paper", one, other)])
        expect(openedFile(key, file, "paper").equals(plain)).toBe(true)
    },
  )

  it("holds no more than a chunk of what comes in", async () => {
    const { key } = newFileKey(master, "paper")
    let given = 0
    const source = async function* () {
      for (; given < 20; given++) yield randomBytes(CHUNK)
    }
    const parts = sealedChunks(key, source(), "paper")
    await parts.next() // the header
    for (let place = 1; place <= 10; place++) {
      await parts.next()
      expect(given).toBeLessThanOrEqual(place + 1)
    }
  })

  it("opens also where it was sealed in one piece, as the first ones were", () => {
    const { key } = newFileKey(master, "paper")
    expect(openedFile(key, sealedWhole(key, Buffer.from("older"), "paper"), "paper").toString()).toBe("older")
  })

  it("does not open when it was cut to its first bytes, where a shorter tag would be left to compare", () => {
    const { key } = newFileKey(master, "paper")
    const file = sealedWhole(key, Buffer.from("older"), "paper")
    for (let length = 0; length < file.length; length++)
      expect(() => opened(key, file.subarray(0, length), "paper")).toThrow(
        /initialization vector|tag length|authenticate/,
      )
    expect(() => opened(key, file.subarray(0, 12), "paper")).toThrow("Invalid authentication tag length")
  })
})

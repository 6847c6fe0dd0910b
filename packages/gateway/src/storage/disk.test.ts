import { mkdtempSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { diskStorage } from "./disk.ts"

const folder = mkdtempSync(join(tmpdir(), "xl-storage-"))
const storage = diskStorage(folder)
const bytes = (text: string) => new TextEncoder().encode(text)

describe("storage on disk", () => {
  it("gives back what was put, whole", async () => {
    await storage.put("pictures/a.webp", [bytes("one "), bytes("two")])
    expect((await storage.get("pictures/a.webp"))?.toString()).toBe("one two")
  })

  it("replaces what was there, and forgets what is removed", async () => {
    await storage.put("b", [bytes("old")])
    await storage.put("b", [bytes("new")])
    expect((await storage.get("b"))?.toString()).toBe("new")
    await storage.remove("b")
    expect(await storage.get("b")).toBeNull()
  })

  it("keeps nothing of a source that fails", async () => {
    const failing = async function* () {
      yield bytes("half")
      throw new Error("cut")
    }
    await expect(storage.put("documents/c", failing())).rejects.toThrow("cut")
    expect(readdirSync(join(folder, "documents"))).toEqual([])
  })

  it.each(["../secrets/master", "/etc/passwd", "a/../b", "", "a//b", ".hidden"])("refuses the key %j", async (key) => {
    await expect(storage.get(key)).rejects.toThrow(RangeError)
    await expect(storage.put(key, [bytes("x")])).rejects.toThrow(RangeError)
  })
})

import { keptInMemory } from "@xl/ui/arrival"
import { describe, expect, it } from "vitest"
import { arriving, LostPart, lostParts, PART_TIMEOUT } from "./lost-part.ts"

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
const never = () => new Promise<string>(() => undefined)

/** A tab in which builds run one after the other, and how often its pages were loaded anew. */
const tab = ({ isTyping = (): boolean => false, isAway = false } = {}) => {
  const kept = keptInMemory()
  let reloads = 0
  const answers = async () => !isAway
  const running = (build: string) => lostParts({ kept, build, reload: () => (reloads += 1), isTyping, answers })
  return { running, reloads: () => reloads }
}

describe("a page that does not arrive", () => {
  it("is loaded anew once, and then is told (BUY-278)", async () => {
    const { reloads, running } = tab()
    const waiting = arriving(gone, running("a"))
    expect(await Promise.race([waiting, new Promise((done) => setTimeout(() => done("still"), 0))])).toBe("still")
    expect(reloads()).toBe(1)
    await expect(arriving(gone, running("a"))).rejects.toBeInstanceOf(LostPart)
    expect(reloads()).toBe(1)
  })

  it("is not loaded anew while anything is typed, nor where it is typed while the server is asked", async () => {
    const typed = tab({ isTyping: () => true })
    await expect(arriving(gone, typed.running("a"))).rejects.toBeInstanceOf(LostPart)
    const looks = [false, true]
    const meanwhile = tab({ isTyping: () => looks.shift() ?? true })
    await expect(arriving(gone, meanwhile.running("a"))).rejects.toBeInstanceOf(LostPart)
    expect([typed.reloads(), meanwhile.reloads()]).toEqual([0, 0])
  })

  it("is not loaded anew while the server does not answer", async () => {
    const { reloads, running } = tab({ isAway: true })
    await expect(arriving(gone, running("a"))).rejects.toBeInstanceOf(LostPart)
    expect(reloads()).toBe(0)
  })

  it("is loaded anew again once there is another build", async () => {
    const { reloads, running } = tab()
    void arriving(gone, running("a"))
    await expect.poll(reloads).toBe(1)
    void arriving(gone, running("b"))
    await expect.poll(reloads).toBe(2)
  })

  it("is given two minutes (ACC-642)", async () => {
    const { reloads, running } = tab()
    expect(PART_TIMEOUT).toBe(120_000)
    void arriving(never, running("a"), 1)
    await expect.poll(reloads).toBe(1)
  })

  it("is not missed where it arrives", async () => {
    const { reloads, running } = tab()
    expect([await arriving(() => Promise.resolve("here"), running("a")), reloads()]).toEqual(["here", 0])
  })
})

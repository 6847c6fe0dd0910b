import { describe, expect, it } from "vitest"
import { FileGone, filesFrom, importedBy } from "./files.ts"

const SITE: Readonly<Record<string, string>> = {
  "http://xl/assets/offer-1.js":
    'import{a as e}from"./panel-2.js";import"./money-3.js";export const o=()=>import(`./late-4.js`)',
  "http://xl/assets/panel-2.js": 'import{m}from"./money-3.js";export{m as a}',
  "http://xl/assets/money-3.js": "export const m=1",
  "http://xl/assets/bid-5.js": 'import{t}from"./talk-6.js";export const b=()=>t',
  "http://xl/assets/talk-6.js": 'import{b}from"./bid-5.js";import"./money-3.js";export const t=()=>b',
}
const OFFER = "http://xl/assets/offer-1.js"

/** A server with the site's files, of which some are gone, and which is away for so many questions. */
const server = ({
  away = 0,
  gone = [],
  broken = 0,
}: { away?: number; gone?: ReadonlyArray<string>; broken?: number } = {}) => {
  const asked: Array<string> = []
  let [refusing, failing, pauses] = [away, broken, 0]
  const fetch = async (url: string) => {
    asked.push(url.replace("http://xl/assets/", ""))
    if (refusing > 0) throw new TypeError("Failed to fetch")
    if (failing > 0) {
      failing -= 1
      return new Response("", { status: 503 })
    }
    return gone.includes(url) ? new Response("", { status: 404 }) : new Response(SITE[url])
  }
  const pause = async (tries: number) => {
    expect(tries).toBe(pauses)
    pauses += 1
    refusing -= 1
  }
  const arrive = filesFrom({ fetch, answers: async () => refusing === 0 && failing === 0, pause })
  return { arrive, asked, pauses: () => pauses }
}

describe("the files of a part", () => {
  it("are those that it imports at once, and what they import, each once", async () => {
    expect(importedBy(SITE[OFFER] ?? "")).toEqual(["./panel-2.js", "./money-3.js"])
    const { arrive, asked } = server()
    await Promise.all([arrive(OFFER), arrive(OFFER)])
    await arrive(OFFER)
    expect(asked.toSorted()).toEqual(["money-3.js", "offer-1.js", "panel-2.js"])
  })

  it("arrive though they import each other", async () => {
    const { arrive, asked } = server()
    await Promise.all([arrive("http://xl/assets/bid-5.js"), arrive("http://xl/assets/talk-6.js")])
    expect(asked.toSorted()).toEqual(["bid-5.js", "money-3.js", "talk-6.js"])
  })

  it("wait for a server that is away, and arrive once it answers", async () => {
    const { arrive, pauses } = server({ away: 3 })
    await arrive(OFFER)
    expect(pauses()).toBe(3)
  })

  it("wait for a server that is busy starting", async () => {
    const { arrive, pauses } = server({ broken: 1 })
    await arrive(OFFER)
    expect(pauses()).toBe(0)
  })

  it("are gone where the server answers without them, and are asked for again the next time", async () => {
    const gone = ["http://xl/assets/money-3.js"]
    const { arrive, pauses } = server({ gone })
    await expect(arrive(OFFER)).rejects.toBeInstanceOf(FileGone)
    gone.pop()
    await arrive(OFFER)
    expect(pauses()).toBe(0)
  })
})

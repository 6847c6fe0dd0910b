import type { AssetView } from "@xl/core/assets"
import { anAsset } from "@xl/testkit/assets"
import { allHostileTexts } from "@xl/testkit/hostile"
import { describe, expect, it } from "vitest"
import { withHead } from "../http/site.ts"
import { assetHead } from "./asset-head.ts"

const ORIGIN = "https://market.example"
const PAGE = `<html><head><title>XL</title><meta name="description" content="XL"></head><body></body></html>`
const { mainInfo, ...asset } = anAsset()

const headOf = (text: string): string => {
  const told = {
    ...asset,
    images: [text],
    mainInfo: { ...mainInfo, title: text, address: { ...mainInfo.address, city: text } },
  }
  return withHead(PAGE, assetHead(told as unknown as AssetView, ORIGIN), `${ORIGIN}/asset/1?${text}`)
}
const MARKS: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", quot: '"' }
const read = (html: string): string =>
  html.replaceAll(/&(amp|gt|lt|quot);/g, (_mark, name: string) => MARKS[name] ?? "")
const withoutData = (html: string): string => html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, "")

describe("a page's head, of a loan whose seller typed something hostile", () => {
  it.each(allHostileTexts)("says %j as text and nothing else", (text) => {
    const html = headOf(text)
    const names = [...withoutData(html).matchAll(/<\/?([^\s>]*)/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(["html", "head", "title", "meta", "link", "body"]))
    expect(html.match(/<script/gi)).toHaveLength(1)
    expect(read(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "")).toBe(`${text} | XL`)
    const data = JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? "{}") as object
    expect(data).toMatchObject({ name: text, image: `${ORIGIN}/pictures/${text}` })
    for (const [, content] of html.matchAll(/ content="([^"]*)"/g)) expect(content).not.toMatch(/[<>]/)
    expect(new URL(read(/og:image" content="([^"]*)"/.exec(html)?.[1] ?? "")).origin).toBe(ORIGIN)
  })
})

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Banner, KeyValueGrid } from "../panel/index.ts"
import { Said } from "./index.ts"

const SENTENCE =
  "Offers close on 12-01-2026 and the seller chooses by 12-15-2026; the loan pays 7.25 % and matures 03-2031."
const FIGURES = ["12-01-2026", "12-15-2026", "7.25 %", "03-2031"]
/** Each a letter wider than the one before, so that every place of the sentence comes to the end of a line. */
const WIDTHS = Array.from({ length: 28 }, (_, at) => 110 + at * 8)

const Sentences = () => (
  <div>
    {WIDTHS.map((width) => (
      <div key={width} style={{ width }}>
        <Said>{SENTENCE}</Said>
        <Banner tone="warn">
          <b>Changed.</b> {SENTENCE}
        </Banner>
        <KeyValueGrid columns={1} items={[{ label: "Until", value: SENTENCE, note: SENTENCE }]} />
      </div>
    ))}
  </div>
)

const meta = { title: "Parts/Layout/Unbroken", component: Sentences } satisfies Meta<typeof Sentences>
export default meta
type Story = StoryObj<typeof meta>

/** Lines on which a text between two places stands. */
const linesOf = (node: Text, from: number, to: number): number => {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

export const AtEveryWidth: Story = {
  name: "No day, rate or month breaks at the end of a line, at whichever width",
  play: async ({ canvasElement }) => {
    const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT)
    let found = 0
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
      for (const figure of FIGURES) {
        const at = node.data.indexOf(figure)
        if (at < 0) continue
        found += 1
        await expect([figure, linesOf(node, at, at + figure.length)]).toEqual([figure, 1])
      }
    await expect(found).toBe(WIDTHS.length * 4 * FIGURES.length)
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { LogStreamName } from "@xl/core/monitoring"
import { Millis, must } from "@xl/core/shared"
import type { Here } from "@xl/testkit/here"
import { anAdmin, EXAMPLE_NOW } from "@xl/testkit/market"
import { ClientErrorsScreen } from "@xl/ui/administration"
import { Effect } from "effect"
import { useState } from "react"
import { expect, waitFor, type within } from "storybook/test"
import { down } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const TRACE = "TypeError: bid is undefined\n  at OffersTable (offers-table.js:12:8)\n  at renderWithHooks (app.js:1:88)"
const STREAM = must(LogStreamName, "2026-11-28/11111111-1111-4111-8111-111111111111")

/** So many entries of one browser, each in a call of its own; the last says where it happened. */
const put = async ({ ports: { clientLog } }: Here, count: number): Promise<void> => {
  await Effect.runPromise(clientLog.createStream(STREAM))
  let token: string | null = null
  for (let at = 1; at <= count; at += 1) {
    const message = at === count ? TRACE : `NetworkError: attempt ${at} to reach the market failed`
    const entry = { timestamp: must(Millis, EXAMPLE_NOW + at), message }
    token = await Effect.runPromise(clientLog.put(STREAM, [entry], token))
  }
}

interface ErrorsProps extends ProductProps {
  readonly count?: number
}
const Errors = ({ count = 3, ...props }: ErrorsProps) => {
  const [offset, setOffset] = useState(0)
  return (
    <Product who={anAdmin()} now={EXAMPLE_NOW} start={(_, here) => void put(here, count)} {...props}>
      <ClientErrorsScreen offset={offset} onOffset={setOffset} />
    </Product>
  )
}
const meta = {
  title: "Screens/Browser errors",
  component: Errors,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Errors>
export default meta
type Story = StoryObj<typeof meta>

/** Looks again until the entries are there: they are written while the screen opens. */
const seen = (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) =>
  waitFor(async () => {
    await click(canvas.getByRole("button", { name: "Look again" }))
    await expect(canvas.getByText("TypeError: bid is undefined")).toBeVisible()
  })

export const Reading: Story = {
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, userEvent.click)
    await expect(canvas.getByText(/offers-table\.js:12:8/)).not.toBeVisible()
    await userEvent.click(canvas.getByText("Where it happened"))
    await expect(canvas.getByText(/offers-table\.js:12:8/)).toBeVisible()
  },
}

export const ByPages: Story = {
  args: { count: 60 },
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, userEvent.click)
    await userEvent.click(await canvas.findByRole("button", { name: /^Next/ }))
    await expect(await canvas.findByText(/to 60 of 60/)).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, userEvent.click)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(await canvas.findByText("Nothing went wrong")).toBeVisible(),
}

export const Failed: Story = {
  args: { change: ({ clientLog }) => ({ clientLog: { ...clientLog, page: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The errors did not load")).toBeVisible(),
}

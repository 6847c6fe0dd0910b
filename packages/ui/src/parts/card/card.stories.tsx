import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IconButton } from "../button/index.ts"
import { Elevation } from "../drawing/index.ts"
import { LevelBar, OfferMark, StatusMark } from "../mark/index.ts"
import { GradedMoney } from "../money/index.ts"
import { guides } from "./guide.ts"
import { Card } from "./index.ts"

const favorite = fn()
const meta = {
  title: "Parts/Card",
  component: Card,
  parameters: { guides },
  args: {
    href: "/asset/1",
    title: "Saguaro Crossing",
    mark: <StatusMark status="CallForOffers" />,
    drawing: (
      <Elevation
        figure={{ type: "retail", seed: "saguaro", ltvPercent: 70, size: { width: 320, height: 176 } }}
        isDecoration
      />
    ),
    context: "Mesa, AZ · Retail",
    amount: <GradedMoney cents={60_000_000_00} />,
    amountIs: "UPB",
    terms: [
      ["Rate", "6.70%"],
      ["DSCR", "1.30x"],
      ["Occup.", "97%"],
      ["Matures", "02-2036"],
    ],
    foot: ["Performing", "Offers close 12-06, 00:00 UTC · 8 d"],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Loan: Story = {
  args: { corner: <IconButton icon="star" label="Favorite Saguaro Crossing" onPress={favorite} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Favorite Saguaro Crossing" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(favorite).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Saguaro Crossing" })).toHaveFocus()
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/asset/1")
  },
}

const bid = {
  title: "Linden Bay Capital",
  mark: <OfferMark status="BestAndFinal" />,
  drawing: (
    <div style={{ padding: "16px 14px 0" }}>
      <LevelBar debt={1_000_000} price={628_000} label="62.8% of UPB" />
    </div>
  ),
  context: "Saguaro Crossing, Mesa, AZ",
  amount: <GradedMoney cents={12_900_000_00} tone="price" />,
  amountIs: "62.8% of UPB",
  terms: [
    ["Deposit", "10%"],
    ["DD", "10 d"],
    ["Closing", "30 d"],
    ["Funds", "$25M"],
  ],
  foot: ["Best and final", "Revise by 12-15"],
} as const

export const Offer: Story = {
  args: bid,
  play: ({ canvas }) => expect(canvas.getByRole("heading", { name: "Linden Bay Capital" })).toBeVisible(),
}

export const WithoutValues: Story = {
  args: {
    amount: <GradedMoney cents={undefined} />,
    terms: [
      ["Rate", "\u2013"],
      ["DSCR", "\u22120.25x"],
    ],
    foot: ["\u2013", ""],
  },
  play: ({ canvas }) => expect(canvas.getByText("\u22120.25x")).toHaveAttribute("data-bad"),
}

export const LongText: Story = {
  args: {
    title: "Consolidated Northern Peninsula Multifamily and Neighbourhood Retail Portfolio",
    context: "Rancho Santa Margarita, California · Manufactured housing",
    foot: ["Non-performing", "Selection ends 12-03, 17:00 EST · 6 d 02 h"],
  },
}

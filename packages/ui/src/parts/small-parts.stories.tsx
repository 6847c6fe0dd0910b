import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { guides as links } from "./link/guide.ts"
import { guides as icons } from "./icon/guide.ts"
import { guides as chips } from "./chip/guide.ts"
import {
  Anchor,
  Bone,
  Chip,
  Count,
  Ground,
  Icon,
  Links,
  Logo,
  None,
  PasswordChecklist,
  PercentField,
  Pressable,
  RowsSkeleton,
  Skeleton,
  Spinner,
  Tag,
  TextButton,
  TextLink,
} from "./index.ts"

const meta = {
  title: "Parts/Small parts",
  parameters: { guides: { ...chips, ...links, ...icons } },
} satisfies Meta
export default meta
type Story = StoryObj
const heard = fn()

const column = { display: "grid", gap: 20, maxWidth: 420, justifyItems: "start" } as const

export const Chips: Story = {
  render: () => (
    <div style={column}>
      <Chip>Texas</Chip>
      <Chip place="table">Ridgeline Conference Hotel</Chip>
      <Chip onRemove={heard} note={14}>
        LTV under 50%
      </Chip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Ridgeline Co…")).toHaveAttribute("title", "Ridgeline Conference Hotel")
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(heard).toHaveBeenCalled()
  },
}

export const LinksAndGlyphs: Story = {
  render: () => (
    <Links
      value={({ href, children, ...rest }) => (
        <a {...rest} href={href}>
          {children}
        </a>
      )}
    >
      <div style={column}>
        <Logo height={32} />
        <p>
          Read <TextLink href="/faq">how a sale goes</TextLink> first.
        </p>
        <Anchor href="/buy">
          <Icon name="search" /> Loans for sale
        </Anchor>
        <Tag tone="warn" glyph={<Icon name="clock" size={14} />} suffix="CFO" isFilled>
          Waiting
        </Tag>
        <span>
          Offers <Count>4</Count>
        </span>
        <None>–</None>
        <svg viewBox="0 0 420 30" className="el" aria-hidden>
          <Ground y={10} width={420} />
        </svg>
      </div>
    </Links>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "how a sale goes" }))
    await expect(canvas.getByRole("img", { name: "XL" })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Loans for sale" })).toHaveFocus()
  },
}

export const Waiting: Story = {
  render: () => (
    <div style={{ ...column, justifyItems: "stretch" }}>
      <Spinner />
      <Skeleton label="The offers are loading">
        <Bone $width="60%" $height={20} />
      </Skeleton>
      <RowsSkeleton label="Your offers are loading" />
    </div>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText("Your offers are loading")).toBeInTheDocument(),
}

const Percentages = () => {
  const [rate, setRate] = useState<number | undefined>(57_100)
  const take = (next: number | undefined) => {
    heard(next)
    setRate(next)
  }
  return (
    <div style={column}>
      <PercentField label="Note rate" rate={rate} onChange={take} />
      <PercentField label="Share of UPB" rate={undefined} onChange={fn()} decimals={1} error="Enter more than 0" />
      <Pressable onPress={heard}>Unstyled</Pressable>
      <PasswordChecklist
        checks={[
          { label: "8 Characters", isMet: true },
          { label: "Number", isMet: false },
        ]}
      />
    </div>
  )
}

export const Percentage: Story = {
  render: () => <Percentages />,
  play: async ({ canvas, userEvent }) => {
    const rate = canvas.getByRole("textbox", { name: "Note rate" })
    await expect(rate).toHaveValue("5.71")
    await userEvent.clear(rate)
    await expect(heard).toHaveBeenLastCalledWith(undefined)
    await userEvent.type(rate, "6.05507")
    await expect(heard).toHaveBeenLastCalledWith(60_550)
    await expect(rate).toHaveValue("6.0550")
    await userEvent.clear(rate)
    await userEvent.type(rate, ".5")
    await expect(heard).toHaveBeenLastCalledWith(5_000)
    await userEvent.click(canvas.getByRole("button", { name: "Unstyled" }))
    await expect(canvas.getByRole("group", { name: "1 of 2 password checks met" })).toBeVisible()
  },
}

export const InsideText: Story = {
  render: () => (
    <p>
      You were here before. <TextButton onPress={heard}>Forgot password?</TextButton>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    heard.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Forgot password?" })).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(heard).toHaveBeenCalledOnce()
  },
}

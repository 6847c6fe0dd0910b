import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import type { Listed } from "../../view-model/index.ts"
import { Button } from "../button/index.ts"
import { TextLink } from "../link/index.ts"
import { Tag, ToneIcon } from "../mark/index.ts"
import { guides as marks } from "../mark/guide.ts"
import { Panel } from "../panel/index.ts"
import { guides } from "./guide.ts"
import { Disclosure, Entries, Entry, ListedPanel, ListedView, Verbatim } from "./index.ts"

interface Page {
  readonly total: number
  readonly titles: ReadonlyArray<string>
}
const SIZE = 3
const all = ["Funds approved", "Offer declined", "Best and final opens", "Document added", "Offer received"]
const pageAt = (offset: number): Page => ({ total: all.length, titles: all.slice(offset, offset + SIZE) })
const retried = fn()

const Notices = ({ listed }: { readonly listed?: Listed<Page> }) => {
  const [offset, setOffset] = useState(0)
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  return (
    <ListedPanel
      listed={listed ?? { tag: "listed", page: pageAt(offset) }}
      subject="Your notices"
      label="Your notices"
      onRetry={retried}
      itemsOf={({ titles }) => titles}
      empty={{ title: "No notices yet", said: "What happens to your offers is told here." }}
      pages={{ offset, size: SIZE, onGo: setOffset }}
    >
      {({ titles }) => (
        <Entries>
          {titles.map((title) => (
            <Entry
              key={title}
              isNew={!read.has(title)}
              mark={<ToneIcon icon="info" tone="neutral" word="Information" />}
              title={<TextLink href="/notices">{title}</TextLink>}
              meta={<span>11-27-2026 14:05</span>}
              action={
                !read.has(title) && (
                  <Button size="small" kind="quiet" onPress={() => setRead(new Set([...read, title]))}>
                    Mark as read
                  </Button>
                )
              }
            >
              Ridgeline Conference Hotel, Paramus, New Jersey
            </Entry>
          ))}
        </Entries>
      )}
    </ListedPanel>
  )
}

const meta = { title: "Parts/Listed", parameters: { guides: { ...guides, ...marks } } } satisfies Meta
export default meta
type Story = StoryObj

export const Default: Story = {
  render: () => <Notices />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText("New")).toHaveLength(3)
    const [first] = canvas.getAllByRole("button", { name: "Mark as read" })
    if (first) await userEvent.click(first)
    await expect(canvas.getAllByText("New")).toHaveLength(2)
    canvas.getByRole("link", { name: "Offer declined" }).focus()
    await userEvent.click(canvas.getByRole("button", { name: /^Next/ }))
    await expect(canvas.getByRole("link", { name: "Offer received" })).toBeVisible()
    await expect(canvas.getByText("4 to 5 of 5")).toBeVisible()
  },
}

export const Loading: Story = { render: () => <Notices listed={{ tag: "loading", page: null }} /> }

export const AnotherPageIsLoading: Story = {
  name: "Another page is loading: the one before stays",
  render: () => <Notices listed={{ tag: "loading", page: pageAt(0) }} />,
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: "Funds approved" })).toBeVisible(),
}

export const Failed: Story = {
  render: () => <Notices listed={{ tag: "failed", said: "The market cannot be reached. Nothing was lost." }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your notices did not load")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(retried).toHaveBeenCalled()
  },
}

export const Empty: Story = { render: () => <Notices listed={{ tag: "listed", page: { total: 0, titles: [] } }} /> }

const WORD = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle"

export const LongText: Story = {
  render: () => (
    <Panel title="Where you are signed in">
      <Entries $isInset>
        <Entry title={WORD} tag={<Tag tone="blue">This browser</Tag>} meta={`Last seen 11-27-2026 from ${WORD}`} />
        <Entry title={WORD} meta={WORD} action={<Button size="small">Sign out</Button>}>
          {WORD}
        </Entry>
      </Entries>
    </Panel>
  ),
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const InsideAPanel: Story = {
  render: () => (
    <Panel title="Passkeys">
      <ListedView
        listed={{ tag: "listed", page: [] }}
        subject="Your passkeys"
        onRetry={retried}
        itemsOf={(page: readonly string[]) => page}
        empty="You have no passkey yet."
      >
        {() => null}
      </ListedView>
    </Panel>
  ),
  play: ({ canvas }) => expect(canvas.getByText("You have no passkey yet.")).toBeVisible(),
}

export const MoreToOpen: Story = {
  render: () => (
    <>
      <Disclosure summary="Where it happened">
        <Verbatim>{"TypeError: bid is undefined\n  at Offers (offers.js:12)"}</Verbatim>
      </Disclosure>
      <Disclosure summary="Do other buyers see my offer?" level={2}>
        No: the seller alone.
      </Disclosure>
      <Disclosure summary="How long does it stand?" level={2}>
        Until the last day of the period.
      </Disclosure>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/offers\.js/)).not.toBeVisible()
    await userEvent.click(canvas.getByText("Where it happened"))
    await expect(canvas.getByText(/offers\.js/)).toBeVisible()
    canvas.getByText("Where it happened").focus()
    await expect(canvas.getByText("Where it happened")).toHaveFocus()
    await userEvent.click(canvas.getByRole("heading", { name: "How long does it stand?" }))
    await expect(canvas.getByText(/last day/)).toBeVisible()
  },
}

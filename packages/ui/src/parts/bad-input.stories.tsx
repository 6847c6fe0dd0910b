import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import {
  Badge,
  Bone,
  Button,
  Chip,
  ComparisonGrid,
  Deferred,
  Dialog,
  ErrorState,
  FileDrop,
  GradedMoney,
  KeyValueGrid,
} from "./index.ts"
import {
  LevelBar,
  Panel,
  Percent,
  PictureGallery,
  Rate,
  Select,
  Skeleton,
  StatTile,
  StatTiles,
  Stepper,
} from "./index.ts"
import { Avatar, Banner, initialsOf, MoneyField, Pagination, Table, Tabs, Tag, Times, UsMap } from "./index.ts"

const meta = { title: "Parts/Bad input", tags: ["!autodocs"] } satisfies Meta
export default meta
type Story = StoryObj

const WORD = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle".repeat(3)
const column = { display: "grid", gap: 24, maxWidth: 360 } as const
/** Nothing is wider than the page, whatever stands in it. */
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)

export const LongWords: Story = {
  render: () => (
    <div style={column}>
      <Panel title={WORD}>
        <KeyValueGrid columns={1} items={[{ label: WORD.slice(0, 72), value: WORD }]} />
      </Panel>
      <Banner tone="warn">{WORD}</Banner>
      <Chip onRemove={fn()} place="table">
        {WORD}
      </Chip>
      <Select label={WORD} options={[{ id: "a", label: WORD }]} value="a" onChange={fn()} error={WORD} />
      <Tabs label="Parts" value="a" onChange={fn()} tabs={[{ id: "a", label: WORD, content: WORD.slice(0, 30) }]} />
      <Stepper
        label="Steps"
        current="a"
        onGo={fn()}
        steps={["a", "b", "c"].map((id) => ({ id, label: WORD, isCompleted: false }))}
      />
      <FileDrop
        label="Proof of funds"
        onFiles={fn()}
        error={WORD}
        uploads={[{ id: "1", name: `${WORD}.pdf`, size: 1, state: { tag: "failed", why: "the connection broke" } }]}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await fits()
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${WORD}` }))
    await userEvent.click(canvas.getByRole("tab"))
    canvas.getByRole("button", { name: "choose a file" }).focus()
    await userEvent.keyboard("{Tab}")
  },
}

const figures: ReadonlyArray<readonly [string, number | undefined]> = [
  ["Nothing", undefined],
  ["Zero", 0],
  ["A cent", 1],
  ["Less than nothing", -415_559_00],
  ["Almost nothing", -1],
  ["Huge", 999_999_999_999_999],
  ["Hugely negative", -999_999_999_999_999],
]

export const Figures: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Panel label="Figures" isFlush>
        <StatTiles>
          {figures.map(([label, cents]) => (
            <StatTile key={label} label={label} isBad={(cents ?? 0) < 0}>
              <GradedMoney cents={cents} />
            </StatTile>
          ))}
          <StatTile label="Shares">
            <Percent value={-1} /> <Percent value={0} /> <Percent value={99_999_999_999} />
          </StatTile>
          <StatTile label="Rates">
            <Rate value={-60_550} /> <Times value={-250_000} />
          </StatTile>
        </StatTiles>
      </Panel>
      <div style={column}>
        {[0, -500_000, 1_000_000, 90_000_000].map((debt) => (
          <LevelBar key={debt} debt={debt} price={debt} />
        ))}
        <MoneyField label="Offer price" cents={-5} onChange={fn()} error="Enter more than 0" />
        <MoneyField label="Deposit" cents={Number.NaN} onChange={fn()} />
        <Badge of={-4} label="offers" />
      </div>
      <Pagination offset={0} size={12} total={0} onGo={fn()} />
      <Pagination offset={999_999_996} size={12} total={1_000_000_000} onGo={fn()} label="Many pages" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await fits()
    await expect(canvas.queryByText(/NaN|Infinity|undefined|null/)).toBeNull()
    await expect(canvas.getByText("999,999,997 to 1,000,000,000 of 1,000,000,000")).toBeVisible()
    await userEvent.type(canvas.getByRole("textbox", { name: "Deposit" }), "7")
    const [, previous] = canvas.getAllByRole("button", { name: "Previous" })
    if (previous) await userEvent.click(previous)
  },
}

const gone = "data:image/png;base64,"
export const MissingPictures: Story = {
  render: () => (
    <div style={{ ...column, maxWidth: 560 }}>
      <PictureGallery
        label="Pictures"
        items={[1, 2, 3].map((at) => ({ id: String(at), label: `Picture ${at}`, src: `${gone}${at}` }))}
      />
      <PictureGallery label="No pictures" items={[]} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("Picture 1 did not load")).toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: "Next picture" }))
    await waitFor(() => expect(canvas.getByText("Picture 2 did not load")).toBeVisible())
  },
}

const FiveHundred = () => {
  const [names, setNames] = useState(() => Array.from({ length: 500 }, (_, at) => `County ${at + 1}`))
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {names.map((name) => (
        <Chip key={name} onRemove={() => setNames(names.filter((other) => other !== name))}>
          {name}
        </Chip>
      ))}
    </div>
  )
}

export const FiveHundredChips: Story = {
  render: () => <FiveHundred />,
  // Five hundred alike need no hundredfold look.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fits()
    await userEvent.click(canvas.getByLabelText("Remove County 250"))
    await expect(canvasElement.querySelectorAll("button")).toHaveLength(499)
  },
}

const names = ["שלום הון בע״מ", "شركة النخيل للاستثمار", "🏢🏨 Emoji Capital 🚀", "Ünïcödé Ŀand Çø", "‮txet desrever", ""]

export const NamesOfTheWorld: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Panel label="Offers" isFlush>
        <Table
          label="Offers"
          rows={names}
          keyOf={(name) => name}
          nameOf={(name) => name}
          onOpen={fn()}
          columns={[
            {
              id: "name",
              header: "Bidder",
              cell: (name) => (
                <span style={{ display: "inline-flex", gap: 8 }}>
                  <Avatar initials={initialsOf(name)} size={24} />
                  <bdi>{name}</bdi>
                </span>
              ),
            },
            { id: "chip", header: "Short", cell: (name) => <Chip place="card">{name}</Chip> },
            { id: "tag", header: "State", cell: (name) => <Tag tone="neutral">{name}</Tag> },
          ]}
        />
      </Panel>
      <ComparisonGrid
        label="Side by side"
        compared={names.slice(0, 4).map((name) => ({ id: name, name }))}
        terms={[{ id: "name", label: "Entity", value: ({ name }) => <bdi>{name}</bdi> }]}
      />
      <UsMap
        label="On the map"
        selected="a"
        onSelect={fn()}
        places={[{ id: "a", name: `${names[1]} ${WORD}`, state: "TX", cents: 0 }]}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await fits()
    await userEvent.click(await canvas.findByRole("option"))
  },
}

let tries = 0
const flaky = () => ((tries += 1), tries < 2 ? Promise.reject(new Error("Gone")) : Promise.resolve({ words: "Here" }))

export const FailedLazyLoad: Story = {
  render: () => (
    <div style={column}>
      <p>The rest of the page.</p>
      <Deferred
        load={flaky}
        what="The map"
        waiting={
          <Skeleton label="The map is loading">
            <Bone $height={200} />
          </Skeleton>
        }
      >
        {({ words }) => <p>{words}</p>}
      </Deferred>
    </div>
  ),
  beforeEach: () => void (tries = 0),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The map did not load")
    await expect(canvas.getByText("The rest of the page.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(await canvas.findByText("Here")).toBeVisible()
  },
}

export const FailedForGood: Story = {
  render: () => (
    <ErrorState title={WORD} reference={WORD}>
      {WORD}
    </ErrorState>
  ),
  play: fits,
}

export const LongDialog: Story = {
  render: () => (
    <Dialog
      isOpen
      onClose={fn()}
      title={WORD}
      context={WORD}
      note={WORD}
      width={440}
      actions={<Button kind="primary">{"Approve $99,999,999,999,999.99"}</Button>}
    >
      <p>{`${WORD} `.repeat(40)}</p>
    </Dialog>
  ),
  play: async () => fits(),
}

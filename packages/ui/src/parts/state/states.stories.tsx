import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Button, LinkButton } from "../button/index.ts"
import { Chip } from "../chip/index.ts"
import { Panel } from "../panel/index.ts"
import { CardSkeleton, EmptyState, ErrorState, Skeleton } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/States", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj
const again = fn()

export const Empty: Story = {
  render: () => (
    <Panel label="Offers" isFlush>
      <EmptyState
        title="Nothing built here yet"
        actions={
          <>
            <LinkButton kind="primary" href="/buy">
              Browse 167 loans
            </LinkButton>
            <LinkButton href="/notify">Set notifications</LinkButton>
          </>
        }
      >
        You have no offers. Browse the market, or tell us what you buy and we will write when it is listed.
      </EmptyState>
    </Panel>
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("link", { name: "Set notifications" })),
}

export const NoMatch: Story = {
  render: () => (
    <Panel label="Loans" isFlush>
      <EmptyState
        hasDrawing={false}
        title="No loan matches all three filters"
        actions={<Button>Clear all filters</Button>}
      >
        <p>Removing one of these would show results:</p>
        <p style={{ display: "flex", gap: 8, justifyContent: "center", marginTop: 12 }}>
          <Chip onRemove={fn()} note={14}>
            LTV under 50%
          </Chip>
          <Chip onRemove={fn()} note={9}>
            Texas
          </Chip>
        </p>
      </EmptyState>
    </Panel>
  ),
  play: ({ canvas }) => expect(canvas.getByRole("button", { name: "Remove Texas" })).toBeVisible(),
}

export const Failed: Story = {
  render: () => (
    <Panel label="Bids" isFlush>
      <ErrorState
        title="Bids did not load"
        onRetry={again}
        reference="7F2A-10427"
        action={<Button>Show saved copy</Button>}
      >
        The market did not answer within 10 seconds. Your own offers are safe and unchanged. Last update 14:31:08 ET.
      </ErrorState>
    </Panel>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Reference 7F2A-10427")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(again).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <Skeleton label="Loading loans">
        <CardSkeleton />
      </Skeleton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Loading loans")).toBeNull()
    await waitFor(() => expect(canvas.getByText("Loading loans")).toBeInTheDocument())
  },
}

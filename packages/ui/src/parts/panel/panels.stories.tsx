import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "../button/index.ts"
import { Chip } from "../chip/index.ts"
import { SubTitle } from "../layout/index.ts"
import { GradedMoney } from "../money/index.ts"
import {
  BottomBar,
  Avatar,
  Banner,
  Breadcrumbs,
  Checklist,
  initialsOf,
  KeyValueGrid,
  Panel,
  StatTile,
  StatTiles,
} from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Panels", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

export const Facts: Story = {
  render: () => (
    <Panel label="Key facts" isFlush>
      <StatTiles>
        <StatTile label="UPB">
          <GradedMoney cents={20_535_674_00} />
        </StatTile>
        <StatTile label="Owed with advances" note="incl. 4,920,418 P&I, 1,438,632 T&I">
          <GradedMoney cents={26_894_724_00} />
        </StatTile>
        <StatTile label="Value, 10-20-2023" note="37,000,000 at origination">
          <GradedMoney cents={17_000_000_00} />
        </StatTile>
        <StatTile label="Loan to value" note="158.2% with advances" isBad>
          120.8%
        </StatTile>
        <StatTile label="Note rate" note="Fixed, Actual/360">
          5.71%
        </StatTile>
        <StatTile label="DSCR, net cash flow" note="NOI −415,559 a year" isBad>
          −0.25x
        </StatTile>
        <StatTile label="Paid through" note="41 missed by 02-2024">
          09-01-2020
        </StatTile>
        <StatTile label="Matures" note="3 months left">
          03-01-2027
        </StatTile>
      </StatTiles>
    </Panel>
  ),
}

/** At the width of a phone two buttons do not fit side by side. */
export const TwoActionsNarrow: Story = {
  render: () => (
    <div style={{ width: 328 }}>
      <Panel
        title="Your banks"
        end={
          <>
            <Button>Select another bank</Button>
            <Button icon="plus">Add a new bank</Button>
          </>
        }
      >
        One account.
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("region", { name: "Your banks" }).getBoundingClientRect()
    for (const button of canvas.getAllByRole("button"))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}

export const Terms: Story = {
  render: () => (
    <Panel
      title="Note terms"
      end={
        <Button kind="quiet" size="small">
          All 31 fields
        </Button>
      }
      footer="Source: servicer's report, 02-2024"
    >
      <SubTitle>Loan</SubTitle>
      <KeyValueGrid
        items={[
          { label: "Original amount", value: "$22,000,000", note: "as of 02-10-2017, servicer's report" },
          { label: "Originated", value: "02-10-2017" },
          { label: "Loan structure", value: "Whole loan, first lien" },
          { label: "Term", value: "120 months" },
          { label: "Recourse", value: undefined },
          { label: "NOI, annualized", value: "−$415,559", isBad: true },
        ]}
      />
    </Panel>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "All 31 fields" }))
    await expect(canvas.getByRole("region", { name: "Note terms" })).toBeVisible()
    await expect(canvas.getByText("Recourse").nextSibling).toHaveTextContent("–")
    await expect(canvas.getByText("Original amount").nextSibling).toHaveTextContent(/^\$22,000,000as of 02-10-2017/)
  },
}

export const Notices: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, maxWidth: 560 }}>
      <Banner tone="ok">
        <b>You may bid up to $25,000,000.</b> Funds approval runs 41 more days.
      </Banner>
      <Banner
        tone="warn"
        action={
          <Button kind="plain" size="small">
            Renew
          </Button>
        }
      >
        12,000,000 of the total is an undrawn subscription line. Ask for the facility letter or leave it out.
      </Banner>
      <Banner tone="bad" isAlert>
        Your Proof of Funds approval has expired. Please upload a new document.
      </Banner>
      <Banner tone="neutral">A valuation is not an appraisal.</Banner>
      <Banner tone="blue">The seller decides who sees leases.</Banner>
      <Banner tone="warn" isStrip icon="mail">
        Please verify your email to gain full access to the XL functionality
      </Banner>
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("expired"),
}

export const Steps: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <Breadcrumbs
        crumbs={[{ label: "Loans for sale", href: "#" }, { label: "New Jersey", href: "#nj" }, { label: "XL-10427" }]}
      />
      <Checklist
        items={[
          { id: "role", isMet: true, text: "Buyer role approved" },
          {
            id: "funds",
            isMet: true,
            text: (
              <>
                Funds approved to $25,000,000. <b>41 of 90 days left</b>
              </>
            ),
          },
          { id: "tier", isMet: false, text: "Tier 2 not requested" },
        ]}
      />
      <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
        <Avatar initials={initialsOf("Dana Kessler")} />
        <Chip place="card">Ridgeline Conference Hotel</Chip>
        <Chip place="table">Ridgeline Conference Hotel</Chip>
        <Chip>Texas</Chip>
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus()
    await expect(canvas.getByRole("img", { name: "Not yet:" })).toBeVisible()
    await expect(canvas.getByText("Ridgeline Co…")).toBeVisible()
  },
}

export const OverThePage: Story = {
  render: () => (
    <BottomBar
      label="Your consent"
      actions={
        <>
          <Button>No, only what is needed</Button>
          <Button>Yes, I agree</Button>
        </>
      }
    >
      <b>May we load services of others?</b> Everything here works without them.
    </BottomBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "No, only what is needed" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("region", { name: "Your consent" })).toBeVisible()
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { Button, IconLink } from "../button/index.ts"
import { Card } from "../card/index.ts"
import { Drawn, Elevation, StreetScene } from "../drawing/index.ts"
import { TextField } from "../field/index.ts"
import { Picture } from "../gallery/index.ts"
import { TextLink } from "../link/index.ts"
import { OfferMark, StatusMark } from "../mark/index.ts"
import { GradedMoney } from "../money/index.ts"
import { Panel } from "../panel/index.ts"
import { Checkbox } from "../select/index.ts"
import { guides } from "./guide.ts"
import {
  ActLine,
  Amount,
  Aside,
  Beside,
  ByWidth,
  CardGrid,
  Chapter,
  ChoiceGroup,
  Cluster,
  Cut,
  Facts,
  Hero,
  MainAndSide,
  ObjectName,
  Pair,
  Reserved,
  Said,
  ScreenTitle,
  Stack,
  Steps,
  Tally,
  Wrap,
} from "./index.ts"

const meta = { title: "Parts/Layout", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

const drawing = (seed: string) => (
  <Elevation figure={{ type: "hotel", seed, ltvPercent: 82, size: { width: 320, height: 176 } }} isDecoration />
)

export const OneThing: Story = {
  render: () => (
    <div>
      <ObjectName>Ridgeline Conference Hotel</ObjectName>
      <Facts>
        <StatusMark status="CallForOffers" isFilled />
        <span>Paramus, New Jersey</span>
        <IconLink icon="chat" href="/chat" label="Messages, 3 unread" count={3} />
      </Facts>
      <MainAndSide>
        <aside>
          <Panel label="Your offer">
            <Stack $gap={2}>
              <Amount>
                <GradedMoney cents={12_750_000_00} tone="price" />
              </Amount>
              <Cluster>
                <Button>Edit offer</Button>
                <Button kind="danger">Withdraw</Button>
              </Cluster>
              <Said $isQuiet>
                Sent 11-27 <Aside>15 d left</Aside>
              </Said>
            </Stack>
          </Panel>
        </aside>
        <Stack $gap={6}>
          <Panel label="Drawing">
            <ByWidth wide={drawing("wide")} narrow={drawing("narrow")} />
          </Panel>
          <Said>The seller decides who sees leases.</Said>
        </Stack>
      </MainAndSide>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit offer" }))
    await userEvent.click(canvas.getByRole("link", { name: "Messages, 3 unread" }))
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Ridgeline")
  },
}

const Fields = () => {
  const [isOn, setOn] = useState(false)
  const [city, setCity] = useState("")
  return (
    <Stack style={{ maxWidth: 520 }}>
      <ScreenTitle>Profile</ScreenTitle>
      <Pair>
        <TextField label="City" value={city} onChange={setCity} />
        <TextField label="County" value="" onChange={setCity} isOptional />
      </Pair>
      <ChoiceGroup>
        <legend>Company profile</legend>
        <Checkbox isSelected={isOn} onChange={setOn}>
          Investor
        </Checkbox>
        <Checkbox isSelected={false} onChange={setOn}>
          Lender
        </Checkbox>
      </ChoiceGroup>
      <Cut title="A name that has no room" $most={90}>
        A name that has no room
      </Cut>
    </Stack>
  )
}

export const APaperAndItsForm: Story = {
  render: () => (
    <Beside>
      <Said>What the bank says.</Said>
      <Fields />
    </Beside>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Mesa")
    const [said, city] = [canvas.getByText("What the bank says."), canvas.getByRole("textbox", { name: "City" })]
    await expect(said.compareDocumentPosition(city)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const AForm: Story = {
  render: () => <Fields />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Mesa")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Investor" }))
    await expect(canvas.getByRole("group", { name: "Company profile" })).toBeVisible()
  },
}

const TwoHouses = () => (
  <StreetScene
    label="Two loans, one scale"
    legend={["Debt", "Equity", "One scale"]}
    axis={[{ text: "$20M", above: 100 }]}
  >
    {["Saguaro Crossing", "Linden Terrace"].map((name) => (
      <li key={name}>
        {drawing(name)}
        <TextLink href="/asset/1">{name}</TextLink>
        <span>$34M of $48M</span>
      </li>
    ))}
  </StreetScene>
)

const Loan = ({ name }: { readonly name: string }) => (
  <Card
    href="/asset/1"
    title={name}
    mark={<OfferMark status="Published" />}
    drawing={drawing(name)}
    context="Mesa, AZ"
    amount={<GradedMoney cents={60_000_000_00} />}
    amountIs="UPB"
    terms={[
      ["Rate", "6.70%"],
      ["DSCR", "\u22120.25x"],
    ]}
    foot={["Performing", "Listed 11-18"]}
  />
)

export const FrontPage: Story = {
  render: () => (
    <div>
      <Hero>
        <h1>Every loan, drawn to scale.</h1>
        <p>What the property is worth, what is owed, and what somebody would pay.</p>
      </Hero>
      <TwoHouses />
      <Chapter aria-label="Open for offers">
        <h2>Open for offers</h2>
        <CardGrid>
          {["Saguaro Crossing", "Linden Terrace"].map((name) => (
            <li key={name}>
              <Loan name={name} />
            </li>
          ))}
        </CardGrid>
        <Tally>
          <li>
            <TextLink href="/retail">Retail</TextLink>
            <span>14</span>
          </li>
        </Tally>
        <Steps>
          <li>
            <h3>Look</h3>
            <p>Filter by loan, type, state and amount.</p>
          </li>
        </Steps>
        <div style={{ width: 90 }}>
          <Drawn drawing="" />
          <Picture src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" label="A dot" />
        </div>
      </Chapter>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("link", { name: "Saguaro Crossing" })
    if (first) await userEvent.click(first)
    await expect(canvas.getByRole("figure", { name: "Two loans, one scale" })).toBeVisible()
    await expect(canvas.getAllByText("\u22120.25x")[0]).toHaveAttribute("data-bad")
  },
}

const LONG = "Your profile is erased for good. Deals of the past keep their numbers."

export const ASetting: Story = {
  render: () => (
    <Wrap>
      <Panel title="Delete my account">
        <ActLine action={<Button kind="danger">Delete my account</Button>}>
          <b>someone@fund.example</b> {LONG}
        </ActLine>
      </Panel>
      <Reserved $height={40}>
        <Said>What comes later moves nothing.</Said>
      </Reserved>
    </Wrap>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete my account" }))
    await expect(canvas.getByText("What comes later moves nothing.").parentElement?.clientHeight).toBe(40)
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { LinkButton } from "../button/index.ts"
import { TextLink } from "../link/index.ts"
import { Tag } from "../mark/index.ts"
import { Banner, Panel } from "../panel/index.ts"
import { guides } from "./guide.ts"
import {
  Definitions,
  MainAndNotes,
  Numbered,
  Opening,
  Page,
  PageHead,
  PagePart,
  Prose,
  Stages,
  WithContents,
} from "./index.ts"

const meta = { title: "Parts/Page to read", parameters: { layout: "fullscreen", guides } } satisfies Meta
export default meta
type Story = StoryObj

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)

export const OfTheHouse: Story = {
  render: () => (
    <Page>
      <Opening
        title="Sell a loan yourself."
        lead="You enter the loan, set the days of the sale and choose the winner."
        actions={
          <LinkButton kind="primary" size="large" href="/loan-sales">
            Ask about selling
          </LinkButton>
        }
        drawing={{ type: "industrial", seed: "loan-sales", ltvPercent: 71 }}
      />
      <PagePart aria-labelledby="stages">
        <h2 id="stages">A sale has its stages</h2>
        <Stages
          label="Stages of a sale"
          stages={[
            { title: "Listed", said: "You enter the note." },
            { title: "Call for offers", said: "Buyers offer until the last day." },
            { title: "Closed", said: "The record of the sale is complete." },
          ]}
        />
      </PagePart>
      <PagePart aria-labelledby="terms">
        <h2 id="terms">What you decide</h2>
        <Definitions
          facts={[
            ["The calendar", "First and last day of each period."],
            ["Your name", "Buyers do not see who sells until you disclose it."],
          ]}
        />
      </PagePart>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Ask about selling" })).toHaveFocus()
    await expect(canvas.getByRole("list", { name: "Stages of a sale" }).children).toHaveLength(3)
    await expect(canvas.getByRole("region", { name: "What you decide" })).toBeVisible()
    await fits()
  },
}

export const ALongText: Story = {
  render: () => (
    <Page>
      <PageHead title="Terms of use" lead="What binds buyer and seller alike.">
        <Banner tone="warn">A draft until counsel has reviewed it.</Banner>
      </PageHead>
      <WithContents
        chapters={[
          { id: "market", title: "The market" },
          { id: "offers", title: "Offers" },
        ]}
      >
        <Numbered id="market" number={1} title="The market">
          <Prose>
            <p>We run the market.</p>
            <ul>
              <li>We do not lend.</li>
              <li>We do not appraise.</li>
            </ul>
          </Prose>
        </Numbered>
        <Numbered id="offers" number={2} title="Offers" tag={<Tag tone="warn">For counsel</Tag>}>
          <Prose>
            <p>An offer stands until its last day.</p>
          </Prose>
        </Numbered>
      </WithContents>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "The market" })).toHaveFocus()
    await expect(canvas.getByRole("region", { name: "2 Offers" })).toBeVisible()
    await fits()
  },
}

export const AFormAndNotes: Story = {
  render: () => (
    <Page>
      <PageHead title="Contact us" lead="A person reads it and answers by e-mail." />
      <MainAndNotes>
        <Panel label="Your message">The form</Panel>
        <aside>
          <h2>Other ways</h2>
          <p>
            By e-mail: <TextLink href="mailto:help@demo.example">help@demo.example</TextLink>
          </p>
        </aside>
      </MainAndNotes>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "help@demo.example" })).toHaveFocus()
    await fits()
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { MarketUnavailable } from "@xl/core/kernel"
import type { ValuationId } from "@xl/core/shared"
import { draftOfInput, type DetailGroup, KeptDraft, type ValuationStep } from "@xl/core/valuation"
import { aProfile, aSeller } from "@xl/testkit/market"
import { aResult, aValuation, aValuationInput } from "@xl/testkit/valuation"
import { keptInMemory } from "@xl/ui/arrival"
import { moneyShort } from "@xl/ui/parts"
import { OwnActions, ValuationWizardScreen } from "@xl/ui/valuation"
import { Effect } from "effect"
import { useState } from "react"
import { expect, fn, waitFor, within } from "storybook/test"
import { Product, type ProductProps } from "./product.tsx"

const went = fn()

interface WizardProps extends ProductProps {
  readonly step?: ValuationStep
  readonly id?: ValuationId
  /** What this browser kept of a loan of that class. */
  readonly kept?: DetailGroup
  readonly isEdit?: boolean
}

/** A browser that kept the whole input of such a loan. */
const keeping = (group: DetailGroup) => {
  const kept = keptInMemory()
  const draft = draftOfInput(aValuationInput(group))
  kept.setItem("valuationDraft", JSON.stringify(KeptDraft.encode({ id: null, isValued: true, draft })))
  return kept
}

/** The steps as an address bar leads through them. */
const Wizard = ({ step = "general", id, kept, isEdit = false, ...product }: WizardProps) => {
  const [at, setAt] = useState({ step, id: id ?? null })
  return (
    <Product {...product} {...(kept && { vendors: { drafts: keeping(kept) } })}>
      <ValuationWizardScreen
        step={at.step}
        id={at.id}
        onGo={(to, of) => {
          went(to)
          setAt({ step: to, id: of })
        }}
        onReturn={isEdit ? () => went("/valuations") : undefined}
        pdf="/free-loan-valuation/pdf"
        actions={product.who && <OwnActions onGo={went} />}
      />
    </Product>
  )
}

const meta = {
  title: "Screens/Valuation",
  component: Wizard,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: "mobile1", isRotated: false } }
const desk = { viewport: { value: "w1440", isRotated: false } }

export const General: Story = {
  name: "Opens at the general step; what is missing stands beside its field (ACC-043)",
  globals: desk,
  args: { step: "valuation" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("What is this loan worth?")
    await waitFor(() => expect(went).toHaveBeenLastCalledWith("general"))
    canvas.getByRole("combobox", { name: /^Street ?\(optional\)$/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByLabelText("Zip code (optional)")).toBeVisible()
    await userEvent.type(canvas.getByLabelText("City (optional)"), "Tampa")
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(await canvas.findByText("Choose the state")).toBeVisible()
    await expect(canvas.getByText("Choose the property type")).toBeVisible()
    await expect(canvas.getByLabelText("City (optional)")).toHaveValue("Tampa")
    await waitFor(() => expect(canvas.getByRole("button", { name: /State/ })).toHaveFocus())
  },
}
export const GeneralOnAPhone: Story = { globals: phone, args: { kept: "nonPerforming" } }

export const Specifics: Story = {
  globals: desk,
  args: { kept: "nonPerforming", step: "specifics" },
  play: async ({ canvas, userEvent }) => {
    const upb = await canvas.findByLabelText("Unpaid principal balance")
    await expect(upb).toHaveValue("5,000,000")
    await userEvent.clear(upb)
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(await canvas.findByText("Enter the unpaid principal balance")).toBeVisible()
    await waitFor(() => expect(upb).toHaveFocus())
    await userEvent.type(upb, "4000000")
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(await canvas.findByRole("heading", { name: "Non-performing loan" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await expect(await canvas.findByLabelText("Unpaid principal balance")).toHaveValue("4,000,000")
  },
}
export const SpecificsOnAPhone: Story = { ...Specifics, globals: phone, play: async () => undefined }

const asks =
  (...labels: ReadonlyArray<string>): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Value this loan" })
    for (const label of labels) await expect(canvas.getAllByText(label)[0]).toBeVisible()
  }
export const Performing: Story = {
  globals: desk,
  args: { kept: "performing", step: "details" },
  play: async (context) => {
    await asks(
      "Maturity date",
      "Interest type",
      "Term",
      "Amortization",
      "Debt service coverage",
      "Note rate floor",
    )(context)
    context.canvas.getByRole("textbox", { name: /^Maturity date/ }).focus()
  },
}
export const SubPerforming: Story = {
  globals: desk,
  args: { kept: "subPerforming", step: "details" },
  play: asks("Open at par", "Last delinquency", "Delinquent payments"),
}
export const NonPerforming: Story = {
  globals: phone,
  args: { kept: "nonPerforming", step: "details" },
  play: async (context) => {
    const { canvas, userEvent } = context
    await asks(
      "Total payoff",
      "Recourse guaranty",
      "Additional liens",
      "Summary judgment received",
      "Owner occupied",
    )(context)
    const liens = within(canvas.getByRole("radiogroup", { name: "Additional liens" }))
    await userEvent.click(liens.getByRole("radio", { name: "Yes" }))
    await expect(liens.getByRole("radio", { name: "Yes" })).toBeChecked()
  },
}
export const Hotel: Story = {
  globals: desk,
  args: { kept: "hotelNonPerforming", step: "details" },
  play: asks(
    "Hotel flagged currently",
    "Date of the fair market value",
    "PIP requirement",
    "Franchise agreement expires",
  ),
}

const shows = (group: DetailGroup): NonNullable<Story["play"]> => {
  const { highValueRange, lowValueRange } = aResult(aValuationInput(group))
  return async ({ canvas }) => {
    const range = await canvas.findByRole("region", { name: "A buyer today would likely pay" })
    await expect(range).toHaveTextContent(`${moneyShort(lowValueRange ?? 0)} to ${moneyShort(highValueRange ?? 0)}`)
    await expect(canvas.getByRole("figure", { name: "Price by yield" })).toBeVisible()
    await expect(canvas.getAllByText(/Not an appraisal/)[0]).toBeVisible()
  }
}

export const Result: Story = {
  name: "A visitor's result has the core's figures, and recalculates with another assumption",
  globals: desk,
  args: { kept: "nonPerforming", step: "valuation" },
  play: async (context) => {
    const { canvas, userEvent } = context
    await shows("nonPerforming")(context)
    await expect(canvas.getByRole("button", { name: "Sign in to keep it" })).toBeVisible()
    canvas.getByRole("link", { name: "PDF" }).focus()
    const before = canvas.getByRole("region", { name: "A buyer today would likely pay" }).textContent
    await userEvent.click(canvas.getByRole("button", { name: "Change Target yield" }))
    const dialog = within(await within(document.body).findByRole("dialog"))
    const field = dialog.getByRole("textbox", { name: "Target yield" })
    await userEvent.clear(field)
    await userEvent.type(field, "30")
    await userEvent.click(dialog.getByRole("button", { name: "Recalculate" }))
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
    await expect(canvas.getByText("You typed")).toBeVisible()
    await expect(canvas.getAllByText(/^Usual assumption\. /)[0]).toBeVisible()
    await expect(canvas.getAllByText(/^Worked out from your entries\. /)[0]).toBeVisible()
    await expect(canvas.queryByText(/^Default\. /)).toBeNull()
    await expect(canvas.getByText("Rate used")).toBeVisible()
    await expect(canvas.queryByText("Note rate floor")).toBeNull()
    await expect(canvas.getByRole("region", { name: "A buyer today would likely pay" }).textContent).not.toBe(before)
  },
}
export const ResultOnAPhone: Story = {
  globals: phone,
  args: { kept: "nonPerforming", step: "valuation" },
  play: shows("nonPerforming"),
}
export const ResultPerforming: Story = {
  globals: desk,
  args: { kept: "performing", step: "valuation" },
  play: shows("performing"),
}

const seller = aSeller()
const saved = aValuation()
export const Saved: Story = {
  name: "A seller lists a saved valuation",
  globals: desk,
  args: { who: seller, seed: { valuations: [saved], profiles: [seller] }, step: "valuation", id: saved.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "List this loan" }))
    await waitFor(() => expect(went).toHaveBeenLastCalledWith(expect.stringMatching(/^\/asset\/[\w-]+\/edit$/)))
  },
}

export const EditedFromTheList: Story = {
  name: "An edit that was opened from the list leads back to it (SEL-086)",
  globals: desk,
  args: {
    who: seller,
    seed: { valuations: [saved], profiles: [seller] },
    step: "details",
    id: saved.id,
    isEdit: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }))
    await waitFor(() => expect(went).toHaveBeenLastCalledWith("/valuations"))
  },
}

export const Waiting: Story = {
  globals: desk,
  args: {
    kept: "nonPerforming",
    step: "valuation",
    change: ({ valuations }) => ({ valuations: { ...valuations, calculate: () => Effect.never } }),
  },
  play: async ({ canvas }) => expect(await canvas.findByText("The loan is being valued")).toBeInTheDocument(),
}
export const NotValued: Story = {
  name: "Offline says so, keeps what was entered and can be tried again",
  globals: desk,
  args: {
    kept: "nonPerforming",
    step: "valuation",
    change: ({ valuations }) => ({
      valuations: { ...valuations, calculate: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We cannot reach the marketplace.")
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  },
}
export const OfSomebodyElse: Story = {
  globals: desk,
  args: { who: aProfile(), seed: { valuations: [saved], profiles: [seller] }, step: "valuation", id: saved.id },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible(),
}
export const SavedForAGuest: Story = {
  globals: desk,
  args: { step: "valuation", id: saved.id },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Sign in to see this valuation"),
}

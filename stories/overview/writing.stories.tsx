import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  Button,
  dateTime,
  day,
  GradedMoney,
  money,
  MoneyField,
  moneyShort,
  month,
  NONE,
  percent,
  rate,
  SegmentedControl,
  Select,
  TextField,
  timeLeft,
  times,
} from "@xl/ui/parts"
import { useState } from "react"
import { expect } from "storybook/test"
import { Chapter, Page, Pairs, Wide } from "./page.tsx"

const meta = { title: "Overview/Writing", tags: ["!autodocs"], parameters: { layout: "fullscreen" } } satisfies Meta
export default meta
type Story = StoryObj

export const ContentStyle: Story = {
  render: () => (
    <Page
      title="Content style"
      lead="A desk colleague: short, exact, dated. No selling, no cheering, no exclamation mark. Texts that the specification gives stay as it writes them."
    >
      <Chapter title="Sentences">
        <Pairs
          pairs={[
            { do: "Review offer, $12,750,000", dont: "Submit", why: "A button that moves money says how much." },
            { do: "Good until 02-25-2027", dont: "Expires soon", why: "Say who and when." },
            { do: "Enter 1 day or more", dont: "Invalid value", why: "An error says what to enter." },
            { do: "The seller decides who sees leases.", dont: "Unlock exclusive documents!", why: "Say what is so." },
            { do: "Nothing is sent yet.", dont: "Almost there!", why: "Say what happens next." },
            {
              do: "under water",
              dont: "distressed opportunity",
              why: "The field's own words: loan, note, bid, deposit.",
            },
          ]}
        />
      </Chapter>
    </Page>
  ),
  play: ({ canvas }) => expect(canvas.getAllByText("Don't")).toHaveLength(6),
}

const noon = Date.UTC(2026, 11, 12, 17)
const formats: ReadonlyArray<readonly [string, string, string]> = [
  ["An amount one compares or commits", money(20_535_674_00), "All digits; graded where it stands alone"],
  ["An amount in a ledger", money(137_872_00, "always"), "Cents always"],
  ["An amount in a drawing", moneyShort(3_950_000_000_00), "Only in drawings, on axes, in summaries"],
  ["Less than nothing", money(-415_559_00), "The true minus sign, before the dollar sign"],
  ["A share", percent(621_000), "One decimal, with what it is a share of"],
  ["A rate of interest", rate(60_550), "Two to three decimals"],
  ["Coverage", times(1_520_000), "Two decimals and x"],
  ["A day", day("2026-12-12"), "MM-DD-YYYY"],
  ["A maturity", month("2027-03-01"), "MM-YYYY"],
  ["An instant", dateTime(noon, "America/New_York"), "On the reader's clock, with its zone"],
  ["What is left", timeLeft(noon, noon - 15 * 86_400_000 - 7_200_000) ?? "", "Two units"],
  ["No value", NONE, "An en dash in third ink; zero is a value"],
]

export const DataFormatting: Story = {
  render: () => (
    <Page
      title="Data formatting"
      lead="One function for each kind of figure, in parts/format; no screen writes its own."
    >
      <Chapter title="Figures, days and times">
        <Wide>
          <table>
            <thead>
              <tr>
                <th>What</th>
                <th>Looks</th>
                <th>Rule</th>
              </tr>
            </thead>
            <tbody>
              {formats.map(([what, looks, rule]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{looks}</td>
                  <td>{rule}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
        <p style={{ marginTop: 16 }}>
          Alone: <GradedMoney cents={20_535_674_00} />
        </p>
      </Chapter>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12-12-2026, 12:00 EST")).toBeVisible()
    await expect(canvas.getByText("15 d 02 h")).toBeVisible()
  },
}

const LOAN = [
  { id: "performing", label: "Performing" },
  { id: "sub", label: "Sub-performing" },
  { id: "non", label: "Non-performing" },
] as const
const TYPES = ["Hospitality", "Industrial", "Multifamily", "Office", "Retail"].map((label) => ({ id: label, label }))

const Form = () => {
  const [name, setName] = useState("")
  const [cents, setCents] = useState<number>()
  const [status, setStatus] = useState<(typeof LOAN)[number]["id"]>("performing")
  const [type, setType] = useState<string>()
  const [isTried, setTried] = useState(false)
  const error = isTried && name === "" ? "Enter the name as the note has it" : undefined
  return (
    <form
      style={{ display: "grid", gap: 18, maxWidth: 440 }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name === "") event.currentTarget.querySelector("input")?.focus()
      }}
    >
      <TextField label="Name" helper="As the note has it" size="large" value={name} onChange={setName} error={error} />
      <MoneyField label="UPB" size="large" cents={cents} onChange={setCents} />
      <SegmentedControl label="Loan status" size="large" options={LOAN} value={status} onChange={setStatus} />
      <Select label="Property type" size="large" isOptional options={TYPES} value={type} onChange={setType} />
      <Button kind="primary" size="large" type="submit">
        Save
      </Button>
    </form>
  )
}

export const FormPatterns: Story = {
  render: () => (
    <Page
      title="Form patterns"
      lead="One column; two only for pairs. Labels above, units inside, optional is said and required is not. The primary button stays enabled and leads to the first error."
    >
      <Chapter title="A form">
        <Form />
      </Chapter>
      <Chapter title="Which control">
        <Pairs
          pairs={[
            { do: "Segments", dont: "A select of two", why: "Two or three short choices stand in sight." },
            { do: "A select", dont: "Eight radio buttons", why: "Four to twelve choices." },
            { do: "A combo box", dont: "A select of fifty", why: "More than twelve are found by typing." },
            {
              do: "A switch",
              dont: "A switch in a form that is sent",
              why: "A switch works at once; a checkbox waits.",
            },
          ]}
        />
      </Chapter>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "UPB" }), "34000000")
    await userEvent.click(canvas.getByRole("radio", { name: "Sub-performing" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus()
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/as the note has it/i)
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { US_STATES } from "@xl/core/shared"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { ComboBox, RadioGroup, SuggestField, Switch } from "./index.ts"
import { moreGuides } from "./guide.ts"

const meta = { title: "Parts/More choices", parameters: { guides: moreGuides } } satisfies Meta
export default meta
type Story = StoryObj

const states = Object.entries(US_STATES).map(([id, label]) => ({ id, label, note: id }))
const heard = fn()

const StateOf = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState<string>()
  const choose = (next: string | undefined) => {
    heard(next)
    setValue(next)
  }
  return (
    <div style={{ maxWidth: 320, minHeight: 400 }}>
      <ComboBox
        label="State"
        options={states}
        value={value}
        onChange={choose}
        error={error}
        placeholder="Type or choose"
      />
    </div>
  )
}

export const OneOfFifty: Story = {
  render: () => <StateOf />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "State" })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard("new")
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(4))
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    await expect(heard).toHaveBeenLastCalledWith("NJ")
    await expect(box).toHaveValue("New Jersey")
    await userEvent.clear(box)
    await expect(heard).toHaveBeenLastCalledWith(undefined)
    await userEvent.keyboard("zz")
    await expect(await screen.findByText("Nothing matches")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull())
    await userEvent.click(canvas.getByRole("button"))
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible())
  },
}

export const OneOfFiftyWrong: Story = {
  render: () => <StateOf error="Choose a state of the list" />,
  play: ({ canvas }) => expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose a state of the list"),
}

const streets = ["120 Main Street, Paramus, NJ 07652", "120 Main Street, Mesa, AZ 85201", "12 Mill Road, Amarillo, TX"]

const Address = () => {
  const [typed, setTyped] = useState("")
  const found = streets.filter((street) => typed !== "" && street.toLowerCase().includes(typed.toLowerCase()))
  return (
    <div style={{ maxWidth: 420, minHeight: 220 }}>
      <SuggestField
        label="Property address"
        text={typed}
        onType={setTyped}
        suggestions={found.map((street) => ({ id: street, label: street }))}
        onChoose={(street) => {
          heard(street)
          setTyped(street)
        }}
        isLooking={typed === "12"}
        helper="What you type counts, also where nothing is suggested"
      />
    </div>
  )
}

export const TypedWithSuggestions: Story = {
  render: () => <Address />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Property address" })
    await userEvent.type(field, "12")
    await expect(canvas.getByText("Looking")).toBeVisible()
    await userEvent.type(field, "0 main")
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2))
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(heard).toHaveBeenLastCalledWith(streets[0])
    await expect(field).toHaveValue(streets[0])
    await userEvent.clear(field)
    await userEvent.type(field, "Nowhere 1{Tab}")
    await expect(field).toHaveValue("Nowhere 1")
  },
}

/** Looked for when asked, and found only after the last letter. */
const LateAddress = () => {
  const [typed, setTyped] = useState("")
  const [isFound, setFound] = useState(false)
  return (
    <div style={{ maxWidth: 420, minHeight: 220 }}>
      <SuggestField
        label="Property address"
        text={typed}
        onType={setTyped}
        suggestions={isFound ? streets.map((street) => ({ id: street, label: street })) : []}
        onChoose={(street) => {
          setFound(false)
          setTyped(street)
        }}
        isLooking={typed === "Main" && !isFound}
      />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setFound(true)}>
        Answer
      </button>
    </div>
  )
}

export const SuggestionsThatComeLate: Story = {
  name: "Suggestions that come after a paste open the list, and one chosen closes it",
  render: () => <LateAddress />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Property address" })
    await userEvent.click(field)
    await userEvent.paste("Main")
    await expect(canvas.getByText("Looking")).toBeVisible()
    await expect(screen.queryByRole("option")).toBeNull()
    canvas.getByRole("button", { name: "Answer" }).click()
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3))
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull())
    await expect(field).toHaveValue(streets[0])
  },
}

const Channel = () => {
  const [value, setValue] = useState<"wire" | "electronic" | "check">()
  return (
    <RadioGroup
      label="How the deposit is paid"
      value={value}
      onChange={(next) => {
        heard(next)
        setValue(next)
      }}
      error={value === undefined ? "Choose one" : undefined}
      options={[
        { id: "electronic", label: "From a connected bank", helper: "Arrives in one to three business days" },
        { id: "wire", label: "By wire", helper: "The same day, if sent before 16:00 Eastern" },
        { id: "check", label: "By check", isDisabled: true },
      ]}
    />
  )
}

export const OneWithItsConsequence: Story = {
  render: () => <Channel />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Choose one")
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(canvas.getByRole("radio", { name: /connected bank/ })).toBeChecked()
    await userEvent.keyboard("{ArrowDown}")
    await expect(heard).toHaveBeenLastCalledWith("wire")
    await userEvent.keyboard("{ArrowDown}")
    await expect(heard).toHaveBeenLastCalledWith("electronic")
    await expect(canvas.getByRole("radio", { name: "By check" })).toBeDisabled()
  },
}

const Settings = () => {
  const [isOn, setOn] = useState(true)
  return (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <Switch isSelected={isOn} onChange={setOn} helper="One mail a day at most">
        Mail me when a loan changes
      </Switch>
      <Switch isSelected={false} onChange={heard} isDisabled>
        Text messages
      </Switch>
    </div>
  )
}

export const OnOrOff: Story = {
  render: () => <Settings />,
  play: async ({ canvas, userEvent }) => {
    const mail = canvas.getByRole("switch", { name: /Mail me/ })
    await userEvent.tab()
    await expect(mail).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(mail).not.toBeChecked()
    await userEvent.click(mail)
    await expect(mail).toBeChecked()
    await expect(canvas.getByRole("switch", { name: "Text messages" })).toBeDisabled()
  },
}

/** Its list came before the field that shows it, as on a slow line. */
export const FoundBefore: Story = {
  render: () => (
    <div style={{ maxWidth: 420, minHeight: 220 }}>
      <SuggestField
        label="Property address"
        text="Main"
        onType={heard}
        suggestions={streets.map((street) => ({ id: street, label: street }))}
        onChoose={heard}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Property address" }))
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(streets.length))
  },
}

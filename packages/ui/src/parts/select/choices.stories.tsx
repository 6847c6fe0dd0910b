import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { Checkbox, SegmentedControl, Select } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Choices", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

const types = ["Hospitality", "Industrial", "Multifamily", "Office", "Retail"].map((label) => ({
  id: label.toLowerCase(),
  label,
}))
const heard = fn()

const TypeSelect = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState<string>()
  return (
    <div style={{ maxWidth: 280 }}>
      <Select
        label="Property type"
        options={types}
        value={value}
        error={error}
        helper="As the note names it"
        onChange={(next) => {
          heard(next)
          setValue(next)
        }}
      />
    </div>
  )
}

export const OneOfMany: Story = {
  render: () => <TypeSelect />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Property type/ })
    await expect(button).toHaveTextContent("Choose")
    button.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible())
    await userEvent.keyboard("off{Enter}")
    await expect(heard).toHaveBeenLastCalledWith("office")
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent("Office")
  },
}

export const OneOfManyWithoutItsList: Story = {
  render: () => <TypeSelect />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Property type/ })
    button.focus()
    await userEvent.keyboard("mu")
    await expect(button).toHaveTextContent("Multifamily")
    await userEvent.keyboard("{ArrowRight}")
    await expect(heard).toHaveBeenLastCalledWith("office")
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}")
    await expect(button).toHaveTextContent("Industrial")
    await expect(screen.queryByRole("listbox")).toBeNull()
  },
}

export const OneOfManyWrong: Story = {
  render: () => <TypeSelect error="Choose the property type" />,
  play: ({ canvas }) => expect(canvas.getByText("Choose the property type")).toBeVisible(),
}

export const OneOfManyOpen: Story = {
  render: () => (
    <div style={{ minHeight: 280 }}>
      <TypeSelect />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Property type/ }))
    await waitFor(() => expect(screen.getByRole("option", { name: "Retail" })).toBeVisible())
  },
}

const Status = () => {
  const [value, setValue] = useState<"performing" | "sub" | "non">("non")
  return (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <SegmentedControl
        label="Loan status"
        value={value}
        onChange={setValue}
        options={[
          { id: "performing", label: "Performing" },
          { id: "sub", label: "Sub-performing" },
          { id: "non", label: "Non-performing" },
        ]}
      />
      <div style={{ width: 84 }}>
        <SegmentedControl
          label="View"
          isLabelHidden
          value="cards"
          onChange={fn()}
          options={[
            { id: "cards", label: "Cards", icon: "cards" },
            { id: "table", label: "Table", icon: "list" },
          ]}
        />
      </div>
    </div>
  )
}

export const OneOfThree: Story = {
  render: () => <Status />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "Non-performing" })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: "Performing" }))
    await expect(canvas.getByRole("radio", { name: "Performing" })).toBeChecked()
    await userEvent.keyboard("{ArrowRight}{Enter}")
    await expect(canvas.getByRole("radio", { name: "Sub-performing" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Table" })).not.toBeChecked()
  },
}

const Boxes = () => {
  const [isOn, setOn] = useState(false)
  return (
    <div style={{ display: "grid", gap: 14, justifyItems: "start" }}>
      <Checkbox isSelected={isOn} onChange={setOn} helper="Corbel Opportunity Fund III, LP">
        Name on the statement is the purchasing entity
      </Checkbox>
      <Checkbox isSelected onChange={fn()}>
        Dated within 60 days
      </Checkbox>
      <Checkbox isSelected={false} onChange={fn()} error="Confirm it to go on">
        I am authorised to sign
      </Checkbox>
      <Checkbox label="Select all rows" isSelected={false} isIndeterminate onChange={fn()} />
      <Checkbox isSelected isDisabled onChange={fn()}>
        Sum matches the approved funds
      </Checkbox>
    </div>
  )
}

export const YesOrNo: Story = {
  render: () => <Boxes />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("checkbox")
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(first).toBeChecked()
    await expect(canvas.getByRole("checkbox", { name: "Select all rows" })).toBePartiallyChecked()
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Stepper, type StepperProps } from "./index.ts"
import { guides } from "./guide.ts"

const heard = fn()
const steps = ["Loan", "Property", "Documents", "Advisors", "Publish"].map((label, at) => ({
  id: label.toLowerCase(),
  label,
  isCompleted: at < 2,
  note: at === 3 ? "Optional" : undefined,
}))
const Wizard = (props: StepperProps<string>) => {
  const [current, setCurrent] = useState(props.current)
  return (
    <Stepper
      {...props}
      current={current}
      onGo={(step) => {
        heard(step)
        setCurrent(step)
      }}
    />
  )
}
const meta = {
  title: "Parts/Stepper",
  parameters: { guides },
  component: Stepper,
  args: { label: "Steps of the listing", steps, current: "property", onGo: fn() },
  render: (args) => <Wizard {...args} />,
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: /Property/ })).toHaveAttribute("aria-current", "step")
    await expect(canvas.getByRole("button", { name: /Advisors.*not yet open/ })).toBeDisabled()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: /Loan completed/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: /Documents next/ })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(heard).toHaveBeenLastCalledWith("documents")
    await expect(canvas.getByRole("button", { name: /Documents/ })).toHaveAttribute("aria-current", "step")
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Fresh: Story = {
  args: { steps: steps.map((step) => ({ ...step, isCompleted: false })), current: "loan" },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole("button").map((button) => button.hasAttribute("disabled"))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]),
}

export const Ahead: Story = {
  name: "Where one stands is open, though a step before is not completed",
  args: { current: "advisors" },
  play: async ({ canvas }) => {
    const here = canvas.getByRole("button", { name: /Advisors/ })
    await expect(here).toHaveAttribute("aria-current", "step")
    await expect(here).toBeEnabled()
    await expect(here).not.toHaveAccessibleName(/not yet open/)
  },
}

export const Finished: Story = {
  args: { steps: steps.map((step) => ({ ...step, isCompleted: true })), current: "publish" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Loan/ }))
    await expect(heard).toHaveBeenLastCalledWith("loan")
  },
}

export const Narrow: Story = { ...UnderWay, globals: { viewport: { value: "mobile1", isRotated: false } } }

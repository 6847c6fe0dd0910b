import type { Meta, StoryObj } from "@storybook/react-vite"
import { Day, must } from "@xl/core/shared"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { DateField, type DateFieldProps, DateRangeField, type DayRange } from "./index.ts"
import { guides } from "./guide.ts"

const day = (text: string) => must(Day, text)
const heard = fn()

const Closing = (props: Partial<DateFieldProps>) => {
  const [value, setValue] = useState<Day | undefined>(day("2026-12-10"))
  return (
    <div style={{ maxWidth: 280, minHeight: 380 }}>
      <DateField
        label="Closing"
        helper="At least ten days from today"
        {...props}
        day={value}
        onChange={(next) => {
          heard(next)
          setValue(next)
        }}
      />
    </div>
  )
}

const meta = { title: "Parts/Dates", component: DateField, parameters: { guides } } satisfies Meta<typeof DateField>
export default meta
type Story = Omit<StoryObj<typeof meta>, "args">

export const Typed: Story = {
  render: () => <Closing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent("12-10-2026")
    await expect(canvas.getByRole("group", { name: "Closing" })).toHaveAccessibleDescription(/At least ten days/)
    await userEvent.tab()
    await expect(canvas.getByRole("spinbutton", { name: /^month/ })).toHaveFocus()
    await userEvent.keyboard("0131")
    await expect(heard).toHaveBeenLastCalledWith("2026-01-31")
    await userEvent.keyboard("2027")
    await expect(heard).toHaveBeenLastCalledWith("2027-01-31")
    await userEvent.keyboard("{ArrowUp}")
    await expect(heard).toHaveBeenLastCalledWith("2028-01-31")
  },
}

export const FromTheCalendar: Story = {
  render: () => <Closing from={day("2026-12-08")} isOut={(one) => one === "2026-12-12"} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button")
    opener.focus()
    await userEvent.keyboard("{Enter}")
    const sheet = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(sheet.getByRole("grid")).toBeVisible())
    await waitFor(() => expect(sheet.getByRole("button", { name: /December 10, 2026/ })).toHaveFocus())
    await expect(sheet.getByRole("button", { name: /December 7, 2026/ })).toHaveAttribute("aria-disabled", "true")
    await expect(sheet.getByRole("button", { name: /December 12, 2026/ })).toHaveAttribute("aria-disabled", "true")
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(heard).toHaveBeenLastCalledWith("2026-12-17")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    const [next] = within(await screen.findByRole("dialog")).getAllByRole("button", { name: /Next/ })
    if (next) await userEvent.click(next)
    await expect(await screen.findByRole("grid", { name: /January 2027/ })).toBeVisible()
  },
}

export const Wrong: Story = {
  render: () => <Closing error="Choose a day after 12-08-2026" />,
  play: ({ canvas }) => expect(canvas.getByText("Choose a day after 12-08-2026")).toBeVisible(),
}

const Period = () => {
  const [range, setRange] = useState<DayRange>()
  return (
    <div style={{ maxWidth: 340, minHeight: 380 }}>
      <DateRangeField
        label="Call for offers"
        range={range}
        onChange={(next) => {
          heard(next)
          setRange(next)
        }}
      />
      <output>{range && `${range.from} to ${range.to}`}</output>
    </div>
  )
}

export const FromDayToDay: Story = {
  render: () => <Period />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("1201202612152026")
    await expect(await canvas.findByText("2026-12-01 to 2026-12-15")).toBeVisible()
    await userEvent.click(canvas.getByRole("button"))
    const sheet = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(sheet.getByRole("grid")).toBeVisible())
    await userEvent.click(sheet.getByRole("button", { name: /December 3, 2026/ }))
    await userEvent.click(sheet.getByRole("button", { name: /December 9, 2026/ }))
    await expect(heard).toHaveBeenLastCalledWith({ from: "2026-12-03", to: "2026-12-09" })
    await userEvent.click(canvas.getByRole("button"))
    await waitFor(async () =>
      expect((await screen.findByRole("grid")).querySelectorAll("[data-selected]")).toHaveLength(7),
    )
  },
}

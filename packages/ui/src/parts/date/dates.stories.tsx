import type { Meta, StoryObj } from "@storybook/react-vite"
import { Day, must } from "@xl/core/shared"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { DateField, type DateFieldProps, MarketDay } from "./index.ts"
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
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Closing" })
    await expect(field).toHaveValue("12-10-2026")
    await expect(field).toHaveAccessibleDescription(/At least ten days/)
    await userEvent.clear(field)
    await expect(heard).toHaveBeenLastCalledWith(undefined)
    for (const [typed, told, shown] of [
      ["1/5/2026", "2026-01-05", "01-05-2026"],
      ["11.1.26", "2026-11-01", "11-01-2026"],
      ["2026-11-02", "2026-11-02", "11-02-2026"],
      ["11032026", "2026-11-03", "11-03-2026"],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await expect(field).toHaveValue(typed)
      await expect(heard).toHaveBeenLastCalledWith(told)
      await userEvent.tab()
      await expect(field).toHaveValue(shown)
    }
  },
}

export const Refused: Story = {
  render: () => <Closing />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Closing" })
    for (const typed of ["13/05/2026", "02302026", "5/20/0026"]) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await expect(field).toBeValid()
      await userEvent.tab()
      await expect(field).toHaveValue(typed)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription("Enter a day as MM-DD-YYYY, from 1900 to 2100")
      await expect(heard).toHaveBeenLastCalledWith(undefined)
    }
    await userEvent.clear(field)
    await userEvent.type(field, "5/20/2026")
    await userEvent.tab()
    await expect(field).toBeValid()
  },
}

export const BeyondItsLimits: Story = {
  render: () => <Closing from={day("2026-12-08")} to={day("2027-01-15")} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Closing" })
    for (const typed of ["12/7/2026", "1/16/2027"]) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(field).toHaveValue(typed)
      await expect(field).toHaveAccessibleDescription("Enter a day from 12-08-2026 to 01-15-2027")
      await expect(heard).toHaveBeenLastCalledWith(undefined)
    }
    await userEvent.clear(field)
    await userEvent.type(field, "1/15/2027")
    await userEvent.tab()
    await expect(field).toBeValid()
    await expect(heard).toHaveBeenLastCalledWith("2027-01-15")
  },
}

export const FromTheCalendar: Story = {
  render: () => <Closing from={day("2026-12-08")} />,
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole("button")
    opener.focus()
    await userEvent.keyboard("{Enter}")
    const sheet = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(sheet.getByRole("grid")).toBeVisible())
    await waitFor(() => expect(sheet.getByRole("button", { name: /December 10, 2026/ })).toHaveFocus())
    await expect(sheet.getByRole("button", { name: /December 7, 2026/ })).toHaveAttribute("aria-disabled", "true")
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

export const FirstOpened: Story = {
  name: "Without a day the calendar opens at the market's own day, and marks it",
  render: () => (
    <MarketDay value={day("2027-03-15")}>
      <div style={{ maxWidth: 280, minHeight: 380 }}>
        <DateField label="Closing" day={undefined} onChange={heard} />
      </div>
    </MarketDay>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"))
    const grid = await screen.findByRole("grid", { name: /March 2027/ })
    await waitFor(() => expect(grid).toBeVisible())
    const today = screen.getByRole("button", { name: /March 15, 2027/ })
    await waitFor(() => expect(today).toHaveFocus())
    const weight = (cell: HTMLElement) => getComputedStyle(cell).fontWeight
    await expect([weight(today), weight(screen.getByRole("button", { name: /March 16, 2027/ }))]).toEqual([
      "600",
      "400",
    ])
  },
}

export const Wrong: Story = {
  render: () => <Closing error="Choose a day after 12-08-2026" />,
  play: ({ canvas }) => expect(canvas.getByText("Choose a day after 12-08-2026")).toBeVisible(),
}

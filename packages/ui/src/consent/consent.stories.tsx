import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { ConsentBanner } from "./index.ts"

const meta = {
  title: "Parts/Consent",
  component: ConsentBanner,
  args: { purposes: ["finding errors", "measuring visits", "seeing how pages are used"], onAnswer: fn() },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof ConsentBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Your consent" })).toHaveTextContent(
      "They help us with finding errors, measuring visits and seeing how pages are used.",
    )
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
  },
}

export const One: Story = { args: { purposes: ["finding errors"] } }

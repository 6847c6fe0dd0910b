import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { TextButton } from "../index.ts"
import { ChatLine, ChatPlain, ConversationsSkeleton, MessageField, PersonMark, ThreadSkeleton } from "./index.ts"

const retried = fn()

const meta = { title: "Parts/Chat states" } satisfies Meta
export default meta
type Story = StoryObj

export const Lines: Story = {
  name: "The line, people in their colours, and a field that is closed",
  render: () => (
    <>
      <ChatLine isUp>You are connected.</ChatLine>
      <ChatLine isUp={false}>Disconnected.</ChatLine>
      <ChatPlain isAlert action={<TextButton onPress={retried}>Try again</TextButton>}>
        Your messages did not load.
      </ChatPlain>
      <ConversationsSkeleton label="Your messages are loading" />
      <ThreadSkeleton label="The conversation is loading" />
      {["#2a6fdb", "#ffe680", "#7a1f3d", "no colour"].map((color) => (
        <PersonMark key={color} name="Dana Kessler" color={color} size={36} />
      ))}
      <MessageField
        label="Message"
        placeholder=""
        value=""
        onChange={() => undefined}
        onSend={() => undefined}
        closed="Verify your email first."
      />
      <MessageField
        label="Too long"
        placeholder=""
        value="Too long"
        onChange={() => undefined}
        onSend={() => undefined}
        error="A message has 1 to 4,000 characters."
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(retried).toHaveBeenCalled()
    const field = canvas.getByRole("textbox", { name: "Too long" })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription("A message has 1 to 4,000 characters.")
    await userEvent.type(field, "x")
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import type { Day } from "@xl/core/shared"
import { color } from "../../theme/index.ts"
import { Button } from "../button/index.ts"
import { DateField } from "../date/index.ts"
import { TextField } from "../field/index.ts"
import { Panel } from "../panel/index.ts"
import { guides } from "./guide.ts"
import { Done, Form, FormActions, type FormProps } from "./index.ts"

const sent = fn()

const Message = (props: Partial<FormProps>) => {
  const [typed, setTyped] = useState({ email: "", subject: "" })
  const [isAsked, setAsked] = useState(false)
  const error = (value: string) => (isAsked && value === "" ? "Fill in this field" : undefined)
  const send = () => {
    setAsked(true)
    if (Object.values(typed).every(Boolean)) sent(typed)
    return Promise.resolve()
  }
  return (
    <Form label="Ask us" onSend={send} {...props}>
      <TextField
        label="Subject"
        value={typed.subject}
        onChange={(subject) => setTyped({ ...typed, subject })}
        error={error(typed.subject)}
      />
      <TextField
        label="Email"
        placeholder="name@fund.com"
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
        error={error(typed.email)}
      />
      <FormActions>
        <Button>Cancel</Button>
        <Button kind={props.isOnBand === true ? "inverse" : "primary"} type="submit">
          Send
        </Button>
      </FormActions>
    </Form>
  )
}

const meta = { title: "Parts/Form", component: Form, parameters: { guides } } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj

export const Default: Story = {
  render: () => (
    <Panel label="Ask us">
      <Message isNarrow />
    </Panel>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await userEvent.type(canvas.getByRole("textbox", { name: "Subject" }), "A loan{Enter}")
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus())
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard("who@example.com{Enter}")
    await expect(sent).toHaveBeenCalledWith({ subject: "A loan", email: "who@example.com" })
  },
}

export const FirstWrongOnAPhone: Story = {
  render: () => <Message />,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Subject" })).toHaveFocus())
  },
}

export const OnTheBand: Story = {
  render: () => (
    <div style={{ padding: 24, background: color.band, color: color.bandInk }}>
      <Message isOnBand />
    </div>
  ),
}

const Dated = () => {
  const [day, setDay] = useState<Day>()
  const send = async () => sent(day)
  return (
    <Form label="Ask us" onSend={send} isNarrow>
      <DateField label="Answer by" isOptional day={day} onChange={setDay} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

export const HeldBack: Story = {
  name: "A refused text is shown, and nothing is sent",
  render: () => <Dated />,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const field = canvas.getByRole("textbox", { name: /Answer by/ })
    await userEvent.type(field, "13/05/2026{Enter}")
    await waitFor(() => expect(field).toBeInvalid())
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, "12/5/2026{Enter}")
    await expect(sent).toHaveBeenLastCalledWith("2026-12-05")
  },
}

const Sending = () => {
  const [isSent, setSent] = useState(false)
  const send = () => {
    setSent(true)
    return Promise.resolve()
  }
  return isSent ? (
    <Done title="Your message was sent." actions={<Button onPress={() => setSent(false)}>Write another</Button>}>
      We answer to the address that you gave.
    </Done>
  ) : (
    <Form label="Ask us" onSend={send}>
      <Button type="submit">Send</Button>
    </Form>
  )
}

export const Sent: Story = {
  render: () => <Sending />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    await expect(canvas.getByRole("heading", { name: "Your message was sent." })).toHaveFocus()
    await expect(canvas.getByRole("status")).toHaveTextContent("We answer")
    await userEvent.click(canvas.getByRole("button", { name: "Write another" }))
    await expect(canvas.getByRole("form", { name: "Ask us" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
  },
}

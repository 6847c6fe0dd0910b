import { noticeTexts } from "@xl/core/messages"
import { observer } from "mobx-react-lite"
import { type FormEvent, useEffect, useRef } from "react"
import styled from "styled-components"
import { Button, showFirstWrong } from "../parts/index.ts"
import { color, text } from "../theme/index.ts"
import { ContactFields } from "./contact-fields.tsx"
import type { ContactModel } from "./contact-model.ts"

interface ContactFormProps {
  readonly model: ContactModel
  /** Puts the words and the buttons together where they stand: in a dialog's footer, or under the fields. */
  readonly onClose?: (() => void) | undefined
}

/** The contact form, and after it was sent the word that it was. Send waits until the form is valid. */
export const ContactFormBody = observer(({ model, onClose }: ContactFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  if (model.sending === "sent") return <Sent model={model} onClose={onClose} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await model.send()) !== null) showFirstWrong(form.current)
  }
  return (
    <Column ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label="Contact us">
      <ContactFields model={model} />
      <Row>
        {onClose && <Button onPress={onClose}>Cancel</Button>}
        <Button
          kind="primary"
          type="submit"
          isDisabled={!model.isValid && model.sending === "editing"}
          isPending={model.sending === "sending"}
        >
          Send
        </Button>
      </Row>
    </Column>
  )
})

const Sent = ({ model, onClose }: ContactFormProps) => {
  const words = useRef<HTMLHeadingElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Done>
      <h2 ref={words} tabIndex={-1}>
        {noticeTexts.contactSent}
      </h2>
      <p>We answer to the address that you gave.</p>
      <Row>
        <Button onPress={model.again}>Write another</Button>
        {onClose && (
          <Button kind="primary" onPress={onClose}>
            Close
          </Button>
        )}
      </Row>
    </Done>
  )
}

const Column = styled.form`
  display: grid;
  gap: 20px;
`
const Row = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`
const Done = styled.output`
  display: grid;
  gap: 8px;
  padding: 8px 0;
  h2 {
    ${text.h2}
    outline: none;
  }
  p {
    color: ${color.ink2};
  }
  > div {
    justify-content: flex-start;
    margin-top: 12px;
  }
`

import { observer } from "mobx-react-lite"
import { type FormEvent, useEffect, useRef } from "react"
import styled from "styled-components"
import { Button, showFirstWrong, TextArea, TextField } from "../parts/index.ts"
import { color, text } from "../theme/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { contactModel } from "./contact-model.ts"

/** The footer's question: an address and a message. */
export const QuestionForm = observer(() => {
  const model = useViewModel(contactModel)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => model.open("question"), [model])
  const { errors, form: typed, leave, type } = model
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await model.send()) !== null) showFirstWrong(form.current)
  }
  return (
    <Column
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Ask us a question"
      data-theme="dark"
    >
      <div>
        <p>Ask us a question</p>
        <small>A person reads it and answers by e-mail.</small>
      </div>
      <TextField
        label="Email"
        name="question-email"
        type="email"
        autoComplete="email"
        placeholder="name@fund.com"
        maxLength={254}
        value={typed.email}
        onChange={(email) => type({ email })}
        onBlur={() => typed.email !== "" && leave("email")}
        error={errors.email}
      />
      <TextArea
        label="Message"
        name="question-message"
        placeholder="What would you like to know?"
        maxLength={5_000}
        value={typed.message}
        onChange={(message) => type({ message })}
        error={errors.message}
      />
      <span>
        <Button kind="inverse" type="submit" isPending={model.sending === "sending"}>
          Send
        </Button>
      </span>
    </Column>
  )
})

const Column = styled.form`
  display: grid;
  gap: 14px;
  align-content: start;
  > div:first-child p {
    font-weight: 600;
  }
  small {
    ${text.micro} color: ${color.bandInk2};
  }
  ::placeholder {
    color: ${color.bandInk2};
    opacity: 1;
  }
  div:has(> input),
  textarea {
    background: none;
    color: ${color.bandInk};
  }
`

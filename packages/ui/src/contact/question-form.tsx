import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Button, Form, TextArea, TextField } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { contactModel } from "./contact-model.ts"

/** The footer's question: an address and a message. */
export const QuestionForm = observer(() => {
  const model = useViewModel(contactModel)
  useEffect(() => model.open("question"), [model])
  const { errors, form: typed, leave, type } = model
  return (
    <Form label="Ask us a question" onSend={model.send} isOnBand>
      <div>
        <b>Ask us a question</b>
        <br />
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
    </Form>
  )
})

import { CONTACT_PURPOSES } from "@xl/core/contact"
import { observer } from "mobx-react-lite"
import { Pair, PhoneField, Select, TextArea, TextField } from "../parts/index.ts"
import type { ContactField, ContactModel } from "./contact-model.ts"

/** Characters of a message. */
const LONGEST = 5_000
const purposes = CONTACT_PURPOSES.map((purpose) => ({ id: purpose, label: purpose }))

/** The five fields of the contact form, each told what is wrong with it once it was left. */
export const ContactFields = observer(({ model }: { readonly model: ContactModel }) => {
  const { errors, form, leave, type } = model
  const of = (field: ContactField) => ({ name: field, error: errors[field], onBlur: () => leave(field) })
  return (
    <Pair $hasWide>
      <TextField
        {...of("name")}
        label="Name"
        autoComplete="name"
        maxLength={200}
        value={form.name}
        onChange={(name) => type({ name })}
      />
      <TextField
        {...of("email")}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={form.email}
        onChange={(email) => type({ email })}
      />
      <PhoneField {...of("phone")} label="Phone" isOptional value={form.phone} onChange={(phone) => type({ phone })} />
      <Select
        {...of("purpose")}
        label="Purpose"
        placeholder="Choose one"
        options={purposes}
        value={form.purpose === "" ? undefined : form.purpose}
        onChange={(purpose) => type({ purpose })}
      />
      <TextArea
        {...of("message")}
        label="Message"
        rows={6}
        maxLength={LONGEST}
        value={form.message}
        onChange={(message) => type({ message })}
      />
    </Pair>
  )
})

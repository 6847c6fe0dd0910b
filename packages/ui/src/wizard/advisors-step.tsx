import type { Contact } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Banner, Button, Checkbox, Pair, Panel, PhoneField, Stack, TextField } from "../parts/index.ts"
import type { Profile } from "@xl/core/profiles"
import { useViewModel } from "../view-model/index.ts"
import { contactField } from "./contact-problems.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { picturesModel } from "./pictures-model.ts"
import { type Faces, Portrait } from "./portrait.tsx"
import { portraitsModel } from "./portraits-model.ts"

interface Props {
  readonly model: ListingWizard
  /** Who fills this in, and may be an advisor as well. */
  readonly profile: Profile | null
}

const NOBODY: Contact = {
  firstName: "",
  lastName: "",
  officePhone: null,
  emailAddress: "",
  companyName: null,
  whatsappNumber: null,
  avatar: null,
  jobTitle: null,
}

const oneself = ({ companyName, email, firstName, jobTitle, lastName, officePhone }: Profile): Contact => ({
  ...NOBODY,
  firstName: firstName ?? "",
  lastName: lastName ?? "",
  emailAddress: email,
  officePhone: officePhone ?? null,
  companyName: companyName ?? null,
  jobTitle: jobTitle ?? null,
})

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whom buyers turn to: each once by e-mail, and shown to all or to nobody before the seller discloses them. */
export const AdvisorsStep = observer(({ model, profile }: Props) => {
  const { contacts, contactsDisclosed } = model.form
  const faces = useFaces()
  const set = (next: ReadonlyArray<Contact>) => model.type({ contacts: next })
  const isListed = profile !== null && contacts.some(({ emailAddress }) => isSame(emailAddress, profile.email))
  return (
    <Stack $gap={6}>
      {contacts.map((contact, at) => (
        <Advisor
          key={at}
          {...faces}
          model={model}
          at={at}
          contact={contact}
          onChange={(change) => set(contacts.map((one, place) => (place === at ? { ...one, ...change } : one)))}
          onRemove={() => {
            faces.portraits.cancelAll()
            set(contacts.filter((_, place) => place !== at))
          }}
        />
      ))}
      <Adding
        model={model}
        onAdd={(contact) => set([...contacts, contact])}
        {...(profile !== null && !isListed && { oneself: oneself(profile) })}
      />
      <Panel title="Who sees them">
        <Checkbox
          name="contactsDisclosed"
          isSelected={contactsDisclosed}
          onChange={(isOn) => model.type({ contactsDisclosed: isOn })}
          helper="Otherwise you and the market’s administrators alone see who they are"
        >
          Disclose the advisors to everybody
        </Checkbox>
      </Panel>
    </Stack>
  )
})

interface AddingProps {
  readonly model: ListingWizard
  readonly onAdd: (contact: Contact) => void
  /** Who fills this in, where they are no advisor yet. */
  readonly oneself?: Contact
}

const Adding = observer(({ model, onAdd, oneself: own }: AddingProps) => (
  <div id="contacts">
    <Panel title={model.form.contacts.length === 0 ? "Advisors" : "Another advisor"}>
      <Stack $gap={4}>
        {model.errors["contacts"] !== undefined && (
          <Banner tone="bad" isAlert>
            {model.errors["contacts"]}
          </Banner>
        )}
        <p>
          Advisors answer what buyers ask. At least one is needed before the asset is published, unless contacts are
          disclosed.
        </p>
        <Pair>
          <Button onPress={() => onAdd(NOBODY)}>Add an advisor</Button>
          {own !== undefined && <Button onPress={() => onAdd(own)}>Add yourself</Button>}
        </Pair>
      </Stack>
    </Panel>
  </div>
))

const useFaces = (): Faces => {
  const [pictures, portraits] = [useViewModel(picturesModel), useViewModel(portraitsModel)]
  useEffect(() => pictures.close, [pictures])
  useEffect(() => portraits.cancelAll, [portraits])
  return { pictures, portraits }
}

interface AdvisorProps extends Faces {
  readonly model: ListingWizard
  readonly at: number
  readonly contact: Contact
  readonly onChange: (change: Partial<Contact>) => void
  readonly onRemove: () => void
}

const orNull = (text: string): string | null => (text === "" ? null : text)

const Advisor = observer((props: AdvisorProps) => {
  const { at, contact, model, onRemove } = props
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  return (
    <Panel
      title={name === "" ? `Advisor ${at + 1}` : name}
      end={
        <Button size="small" kind="plain" onPress={onRemove}>
          Remove
        </Button>
      }
    >
      <Stack $gap={5}>
        <Portrait {...props} wizard={model} onRemove={() => props.onChange({ avatar: null })} />
        <Pair>
          <Reached {...props} />
          <Described {...props} />
        </Pair>
      </Stack>
    </Panel>
  )
})

const wordsOf = ({ at, contact, model }: AdvisorProps, field: keyof Contact) => ({
  name: contactField(at, field),
  value: contact[field] ?? "",
  onBlur: () => model.leave(contactField(at, field)),
  error: model.errors[contactField(at, field)],
})

/** Who it is, and how one gets hold of them. */
const Reached = observer((props: AdvisorProps) => (
  <>
    <TextField
      label="First name"
      isRequired
      {...wordsOf(props, "firstName")}
      onChange={(firstName) => props.onChange({ firstName })}
    />
    <TextField
      label="Last name"
      isRequired
      {...wordsOf(props, "lastName")}
      onChange={(lastName) => props.onChange({ lastName })}
    />
    <TextField
      label="E-mail"
      type="email"
      isRequired
      helper="Each advisor has one of their own"
      {...wordsOf(props, "emailAddress")}
      onChange={(emailAddress) => props.onChange({ emailAddress })}
    />
    <PhoneField
      label="Office phone"
      isOptional
      {...wordsOf(props, "officePhone")}
      onChange={(phone) => props.onChange({ officePhone: orNull(phone) })}
    />
  </>
))

const Described = observer((props: AdvisorProps) => (
  <>
    <PhoneField
      label="WhatsApp number"
      isOptional
      {...wordsOf(props, "whatsappNumber")}
      onChange={(phone) => props.onChange({ whatsappNumber: orNull(phone) })}
    />
    <TextField
      label="Company"
      isOptional
      maxLength={100}
      {...wordsOf(props, "companyName")}
      onChange={(company) => props.onChange({ companyName: orNull(company) })}
    />
    <TextField
      label="Job title"
      isOptional
      maxLength={100}
      {...wordsOf(props, "jobTitle")}
      onChange={(title) => props.onChange({ jobTitle: orNull(title) })}
    />
  </>
))

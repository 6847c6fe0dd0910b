import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, useState } from "react"
import { expect, fn } from "storybook/test"
import {
  CodeField,
  MoneyField,
  NumberField,
  PasswordField,
  PercentField,
  PhoneField,
  RatioField,
  TaxIdField,
  TextArea,
  TextField,
  ZipField,
} from "./index.ts"
import { percent } from "../format/index.ts"
import { TextLink } from "../link/index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Fields", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

const Column = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: "grid", gap: 18, maxWidth: 480 }}>{children}</div>
)
const heard = fn()

const Keeping = <T,>({
  of,
  children,
}: {
  readonly of: T
  readonly children: (value: T, set: (value: T) => void) => ReactNode
}) => {
  const [value, setValue] = useState(of)
  return children(value, (next) => {
    heard(next)
    setValue(next)
  })
}

export const Text: Story = {
  render: () => (
    <Column>
      <Keeping of="">
        {(value, set) => (
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            helper="We write here when an offer moves."
            placeholder="name@fund.com"
            value={value}
            onChange={set}
          />
        )}
      </Keeping>
      <Keeping of="d.kessler@">
        {(value, set) => (
          <TextField
            label="Work email"
            error="Must be in correct email format"
            helper="not shown"
            value={value}
            onChange={set}
            size="large"
          />
        )}
      </Keeping>
      <TextField label="Company" value="Linden Bay Capital" onChange={fn()} isReadOnly />
      <TextField label="Fax" value="" onChange={fn()} isOptional isDisabled />
      <Keeping of="">
        {(value, set) => <TextArea label="Notes to the seller" isOptional value={value} onChange={set} />}
      </Keeping>
      <TextArea label="Reason" error="Say why, in a sentence" value="" onChange={fn()} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Email" })
    await expect(email).toHaveAccessibleDescription("We write here when an offer moves.")
    await userEvent.type(email, "ana@corbel.com")
    await expect(email).toHaveValue("ana@corbel.com")
    const wrong = canvas.getByRole("textbox", { name: "Work email" })
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription("Must be in correct email format")
    await expect(canvas.queryByText("not shown")).toBeNull()
    await expect(canvas.getByRole("textbox", { name: "Company" })).toHaveAttribute("readonly")
  },
}

const offer = (cents: number | undefined, set: (cents: number | undefined) => void) => (
  <MoneyField
    label="Offer price"
    isPrice
    size="large"
    cents={cents}
    onChange={set}
    after={
      cents === undefined ? undefined : (
        <>
          <b>{percent(Math.round((cents / 20_535_674_00) * 1_000_000))}</b> of UPB
        </>
      )
    }
  />
)

export const Money: Story = {
  render: () => (
    <Column>
      <Keeping<number | undefined> of={undefined}>{offer}</Keeping>
      <MoneyField
        label="Earnest money deposit"
        size="large"
        cents={1_275_000_00}
        onChange={fn()}
        helper="The seller asks for at least 5%, $637,500"
      />
      <Keeping<number | undefined> of={undefined}>
        {(cents, set) => <MoneyField label="Net operating income" allowsNegative cents={cents} onChange={set} />}
      </Keeping>
      <MoneyField label="Approved funds" cents={0} onChange={fn()} error="Enter more than 0" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const income = canvas.getByRole("textbox", { name: "Net operating income" })
    await userEvent.type(income, "-91000.5")
    await expect(income).toHaveValue("-91,000.5")
    const price = canvas.getByRole("textbox", { name: "Offer price" })
    await userEvent.type(price, "12750000.5")
    await expect(price).toHaveValue("12,750,000.5")
    await expect(heard).toHaveBeenLastCalledWith(1_275_000_050)
    await userEvent.type(price, "09")
    await expect(price).toHaveValue("12,750,000.50")
    await userEvent.clear(price)
    await expect(heard).toHaveBeenLastCalledWith(undefined)
    await userEvent.type(price, "-1e30")
    await expect(price).toHaveValue("130")
    await userEvent.clear(price)
    await userEvent.type(price, "12345678901234")
    await expect(price).toHaveValue("1,234,567,890,123")
  },
}

export const Numbers: Story = {
  name: "Numbers, in digits only and with four decimals of a percentage (ACC-399, ACC-659)",
  render: () => (
    <Column>
      <Keeping<number | undefined> of={15}>
        {(value, set) => <NumberField label="Due diligence" after="days" size="large" value={value} onChange={set} />}
      </Keeping>
      <Keeping<number | undefined> of={0}>
        {(value, set) => (
          <NumberField
            label="Closing"
            after="days"
            size="large"
            value={value}
            onChange={set}
            error={value === 0 ? "Enter 1 day or more" : undefined}
          />
        )}
      </Keeping>
      <Keeping<number | undefined> of={undefined}>
        {(value, set) => <NumberField label="Note rate" after="%" decimals={4} value={value} onChange={set} />}
      </Keeping>
      <Keeping<number | undefined> of={undefined}>
        {(value, set) => <PercentField label="Default rate" rate={value} onChange={set} />}
      </Keeping>
      <Keeping<number | undefined> of={1_250_000}>
        {(value, set) => <RatioField label="DSCR" ratio={value} onChange={set} />}
      </Keeping>
      <NumberField label="Year built" value={1980} onChange={fn()} hasSeparators={false} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const closing = canvas.getByRole("textbox", { name: "Closing" })
    await expect(closing).toBeInvalid()
    await userEvent.clear(closing)
    await userEvent.type(closing, "-4.5x")
    await expect(closing).toHaveValue("45")
    await userEvent.type(canvas.getByRole("textbox", { name: "Note rate" }), "6.05501")
    await expect(heard).toHaveBeenLastCalledWith(6.055)
    const rate = canvas.getByRole("textbox", { name: "Default rate" })
    await userEvent.type(rate, "6.05509")
    await expect(rate).toHaveValue("6.0550")
    await expect(heard).toHaveBeenLastCalledWith(60_550)
    await expect(canvas.getByRole("textbox", { name: "Year built" })).toHaveValue("1980")
    const dscr = canvas.getByRole("textbox", { name: "DSCR" })
    await expect(dscr).toHaveValue("1.25")
    await userEvent.clear(dscr)
    await userEvent.type(dscr, "0.82")
    await expect(heard).toHaveBeenLastCalledWith(820_000)
    await expect(dscr).toHaveValue("0.82")
  },
}

export const Masks: Story = {
  name: "Masks of phone, zip and tax id (ACC-350, ACC-374, ACC-386)",
  render: () => (
    <Column>
      <Keeping of="">{(value, set) => <PhoneField label="Office phone" value={value} onChange={set} />}</Keeping>
      <PhoneField label="Cell phone" value="5550102030" onChange={fn()} />
      <Keeping of="">{(value, set) => <ZipField label="Zip code" value={value} onChange={set} />}</Keeping>
      <Keeping of="">{(value, set) => <TaxIdField label="Federal tax ID" value={value} onChange={set} />}</Keeping>
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole("textbox", { name: "Office phone" })
    await userEvent.type(phone, "555")
    await expect(heard).toHaveBeenLastCalledWith("(555")
    await userEvent.type(phone, "01020309")
    await expect(phone).toHaveValue("(555)-010-2030")
    await expect(heard).toHaveBeenLastCalledWith("(555)-010-2030")
    await expect(canvas.getByRole("textbox", { name: "Cell phone" })).toHaveValue("(555)-010-2030")
    await userEvent.type(canvas.getByRole("textbox", { name: "Zip code" }), "07a6521")
    await expect(canvas.getByRole("textbox", { name: "Zip code" })).toHaveValue("07652")
    await userEvent.type(canvas.getByRole("textbox", { name: "Federal tax ID" }), "123456789")
    await expect(canvas.getByRole("textbox", { name: "Federal tax ID" })).toHaveValue("12-3456789")
  },
}

const checksOf = (password: string) => [
  { label: "8 Characters", isMet: password.length >= 8 },
  { label: "An Uppercase", isMet: /[A-Z]/.test(password) },
  { label: "Number", isMet: /\d/.test(password) },
  { label: "A Lowercase", isMet: /[a-z]/.test(password) },
  { label: "A Special Character", isMet: /[^A-Za-z0-9 ]/.test(password) },
]

export const Passwords: Story = {
  render: () => (
    <Column>
      <Keeping of="Corbel20">
        {(value, set) => (
          <PasswordField label="New password" size="large" value={value} onChange={set} checks={checksOf(value)} />
        )}
      </Keeping>
      <PasswordField
        label="Password"
        size="large"
        value="forgotten"
        onChange={fn()}
        error="Incorrect password is provided"
        labelEnd={<TextLink href="/forgot">Forgot password?</TextLink>}
      />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("New password")
    await expect(password).toHaveAttribute("type", "password")
    await expect(canvas.getByRole("group", { name: "4 of 5 password checks met" })).toBeVisible()
    await userEvent.type(password, "!")
    await expect(canvas.getByRole("group", { name: "5 of 5 password checks met" })).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Show password" })[0] as HTMLElement)
    await expect(password).toHaveAttribute("type", "text")
    await expect(password).toHaveAttribute("autocomplete", "new-password")
    await userEvent.click(canvas.getByRole("link", { name: "Forgot password?" }))
  },
}

export const Code: Story = {
  render: () => (
    <Column>
      <Keeping of="">
        {(value, set) => (
          <CodeField
            label="Verification code"
            helper="Six digits, sent to ana@corbel.com"
            value={value}
            onChange={set}
            onComplete={(code) => heard(`complete ${code}`)}
          />
        )}
      </Keeping>
      <CodeField label="Reset code" value="123456" onChange={fn()} error="This code has expired. Ask for a new one." />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox", { name: "Verification code" })
    await expect(code).toHaveAttribute("autocomplete", "one-time-code")
    await userEvent.click(code)
    await userEvent.paste("4 8 1-5162 3")
    await expect(code).toHaveValue("481516")
    await expect(heard).toHaveBeenLastCalledWith("complete 481516")
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { centsOf, textOfCents, ZIP_MASK } from "@xl/core/shared"
import { type ReactNode, useState } from "react"
import { flushSync } from "react-dom"
import { expect, fireEvent, fn } from "storybook/test"
import { TextField } from "../field/index.ts"
import { NumberText } from "../field/numeric-field.tsx"
import { Pattern } from "../field/pattern-field.tsx"
import { SuggestText } from "../select/suggest-field.tsx"
import { BrowserPart } from "./browser-part.tsx"
import { guides } from "./guide.ts"
import { Late } from "./late.tsx"
import { later } from "./later.ts"
import { lazyPart } from "./lazy-part.ts"

const meta = { title: "Parts/Late", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

interface Fields {
  readonly label: string
}
const fetching = () => {
  const { promise, resolve } = Promise.withResolvers<Fields>()
  return { part: later(() => promise), arrive: () => resolve({ label: "Street, with suggestions" }) }
}
const one = fetching()

const Street = () => {
  const [street, setStreet] = useState("")
  return (
    <Late part={one.part} waiting={<TextField label="Street" value={street} onChange={setStreet} />}>
      {({ label }) => <TextField label={label} value={street} onChange={setStreet} />}
    </Late>
  )
}

export const ChangesUnderTheHands: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Street />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Street" }), "100 Ced")
    one.arrive()
    const field = await canvas.findByRole("textbox", { name: "Street, with suggestions" })
    await expect(field).toHaveFocus()
    await userEvent.keyboard("ar Road")
    await expect(field).toHaveValue("100 Cedar Road")
  },
}

const two = fetching()

/** Draws something else at each letter, before React hears of it. */
const Counted = ({ children }: { readonly children: ReactNode }) => {
  const [letters, count] = useState(0)
  const watch = (around: HTMLElement | null) => {
    if (around === null) return undefined
    const heard = () => flushSync(() => count((before) => before + 1))
    around.addEventListener("input", heard)
    return () => around.removeEventListener("input", heard)
  }
  return (
    <div ref={watch} style={{ maxWidth: 320 }}>
      {children}
      <output>{letters}</output>
    </div>
  )
}

const CountedStreet = () => {
  const [street, setStreet] = useState("")
  return (
    <Counted>
      <Late part={two.part} waiting={<TextField label="Street" value={street} onChange={setStreet} />}>
        {({ label }) => <TextField label={label} value={street} onChange={setStreet} />}
      </Late>
    </Counted>
  )
}

export const ArrivesWhileALetterIsTyped: Story = {
  name: "A part that arrives while a letter is typed takes nothing of it",
  render: () => <CountedStreet />,
  play: async ({ canvas, userEvent }) => {
    const plain = canvas.getByRole("textbox", { name: "Street" })
    await userEvent.click(plain)
    two.arrive()
    await two.part.fetch()
    await fireEvent.input(plain, { target: { value: "100 Cedar Road" } })
    const field = await canvas.findByRole("textbox", { name: "Street, with suggestions" })
    await expect(field).toHaveValue("100 Cedar Road")
    await expect(canvas.getByRole("status")).toHaveTextContent("1")
  },
}

const three = fetching()

const Share = () => {
  const [share, setShare] = useState("250000")
  return (
    <Late part={three.part} waiting={<TextField label="Share" value={share} onChange={setShare} />}>
      {({ label }) => <TextField label={label} value={share} onChange={setShare} />}
    </Late>
  )
}

export const ArrivesWhileATextIsSelected: Story = {
  name: "A part that arrives while a text is selected leaves it selected",
  render: () => <Share />,
  play: async ({ canvas, userEvent }) => {
    const plain = canvas.getByRole<HTMLInputElement>("textbox", { name: "Share" })
    await userEvent.click(plain)
    plain.select()
    three.arrive()
    const field = await canvas.findByRole("textbox", { name: "Street, with suggestions" })
    await userEvent.keyboard("0")
    await expect(field).toHaveValue("0")
  },
}

const typed = fn()

export const BeforeTheyAreHere: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 18, maxWidth: 320 }}>
      <SuggestText label="Street" text="100 Cedar Roa" onType={typed} suggestions={[]} onChoose={fn()} isRequired />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Street" }), "d")
    await expect(typed).toHaveBeenLastCalledWith("100 Cedar Road")
  },
}

const Masks = () => {
  const [cents, setCents] = useState<number>()
  const [zip, setZip] = useState("")
  return (
    <div style={{ display: "grid", gap: 18, maxWidth: 320 }}>
      <NumberText
        label="Unpaid principal balance"
        value={cents}
        onChange={setCents}
        read={centsOf}
        write={textOfCents}
        decimals={2}
        digits={13}
        before="$"
      />
      <Pattern label="Zip code" masks={undefined} mask={ZIP_MASK} value={zip} onChange={setZip} />
    </div>
  )
}

export const BeforeTheirMasksAreHere: Story = {
  render: () => <Masks />,
  play: async ({ canvas, userEvent }) => {
    const money = canvas.getByRole("textbox", { name: "Unpaid principal balance" })
    await userEvent.type(money, "1250000.5x")
    await expect(money).toHaveValue("1,250,000.5")
    await userEvent.keyboard("{Backspace}")
    await expect(money).toHaveValue("1,250,000.")
    const zip = canvas.getByRole("textbox", { name: "Zip code" })
    await userEvent.type(zip, "78a7012")
    await expect(zip).toHaveValue("78701")
  },
}

const History = lazyPart(async () => ({ default: () => <p>Changed on 12-01-2026</p> }))

export const InTheBrowserAlone: Story = {
  name: "A part that only the browser draws, once it has arrived",
  render: () => (
    <>
      <p>What the page says at once.</p>
      <BrowserPart>
        <History />
      </BrowserPart>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("What the page says at once.")).toBeVisible()
    await expect(await canvas.findByText("Changed on 12-01-2026")).toBeVisible()
  },
}

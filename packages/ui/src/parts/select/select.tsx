import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react"
import styled, { css } from "styled-components"
import { color, size } from "../../theme/index.ts"
import { edge } from "../field/edge.ts"
import { controlOf, FieldHelp, FieldLabel, fieldState, type FieldWords } from "../field/frame.tsx"
import { type FieldSize, Whole } from "../field/style.ts"
import { Icon } from "../icon/index.ts"
import { later } from "../late/later.ts"
import type { Option } from "./options.ts"
import { useChosenByKey } from "./select-keys.ts"

/** The list is react-aria's, 30 KB gzip: it comes once the reader reaches for it. */
export const selecting = later(() => import("./select-sheet.tsx"))

export interface SelectProps<K extends string> extends FieldWords {
  readonly options: readonly Option<K>[]
  readonly value: K | undefined
  readonly onChange: (value: K) => void
  readonly placeholder?: string | undefined
}

const BEGINS: Readonly<Record<string, "first" | "last">> = { ArrowDown: "first", ArrowUp: "last" }

/** Which end of the list has the focus while it is open, and what opens it or chooses without it. */
const useList = <K extends string>({ options, value, onChange }: SelectProps<K>) => {
  const [begins, setBegins] = useState<"first" | "last" | null>(null)
  const chosenBy = useChosenByKey({ options, value })
  const open = (from: "first" | "last") => {
    // At once where it can be: what is typed next is meant for the list.
    if (selecting.here() === undefined) void selecting.fetch().then(() => setBegins(from))
    else setBegins(from)
  }
  const choose = (next: string | undefined) => {
    const found = options.find(({ id }) => id === next)
    if (found !== undefined) onChange(found.id)
  }
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus() // Safari gives a clicked button none
    open("first")
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const opened = BEGINS[event.key]
    const chosen = chosenBy(event)
    if (opened !== undefined) open(opened)
    else choose(chosen)
    if (opened !== undefined || chosen !== undefined) event.preventDefault()
  }
  const close = () => setBegins(null)
  const fetch = () => void selecting.fetch()
  return { begins, choose, close, keys: { onClick, onFocus: fetch, onKeyDown, onPointerEnter: fetch } }
}

/** One of four or more. For two or three choices take a `SegmentedControl`. */
export const Select = <K extends string>(props: SelectProps<K>) => {
  const { options, value, onChange: _, placeholder = "Choose", ...words } = props
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const { begins, choose, close, keys } = useList(props)
  const sheet = selecting.here()
  const isOpen = begins !== null && sheet !== undefined
  const chosen = options.find((option) => option.id === value)
  return (
    <Whole {...fieldState(words)}>
      <FieldLabel words={words} id={id} />
      <Trigger
        {...keys}
        {...triggerOf(words, id)}
        ref={trigger}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onBlur={isOpen ? undefined : words.onBlur}
        $size={words.size ?? "medium"}
      >
        <Chosen id={`${id}-value`} option={chosen} placeholder={placeholder} />
        <Icon name="chevron" />
      </Trigger>
      <FieldHelp {...words} id={id} />
      {isOpen && (
        <sheet.SelectSheet
          {...{ begins, options, value }}
          triggerRef={trigger}
          label={words.label}
          onChoose={choose}
          onClose={close}
        />
      )}
    </Whole>
  )
}

interface ChosenProps {
  readonly id: string
  readonly option: Option | undefined
  readonly placeholder: string
}

const Chosen = ({ id, option, placeholder }: ChosenProps) => (
  <Value id={id} data-placeholder={option === undefined || undefined}>
    {option?.label ?? placeholder}
  </Value>
)

/** Named by what is chosen and by its label. */
const triggerOf = (words: FieldWords, id: string) => {
  const { autoFocus, disabled, readOnly, "aria-describedby": describedBy, "aria-label": label } = controlOf(words, id)
  const isStill = disabled || readOnly
  return {
    id,
    autoFocus,
    disabled: isStill,
    "data-disabled": isStill || undefined,
    "aria-describedby": describedBy,
    "aria-label": label,
    "aria-labelledby": `${id}-value ${id}${label === undefined ? "-label" : ""}`,
  }
}

const Trigger = styled.button<{ $size: FieldSize }>`
  ${edge}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  padding: 0 10px 0 12px;
  text-align: left;
  cursor: pointer;
  ${({ $size }) =>
    $size === "large"
      ? css`
          height: ${size.cL};
          font-size: 16px;
        `
      : css`
          height: ${size.cM};
        `}
  &[data-disabled] {
    cursor: not-allowed;
  }
  [data-invalid] > & {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
`
const Value = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.ink3};
  }
`

import { useEffect, useState } from "react"
import { SearchField, type SearchFieldProps } from "./search-field.tsx"

/** So long a pause in typing looks for what stands there. */
const PAUSE_MILLIS = 300

export interface TypedSearchProps extends Pick<SearchFieldProps, "isShort"> {
  readonly label: string
  /** What the page's address says. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Looks for what is typed after a pause, and at once on Enter. Keeps focus while one types; an address changed elsewhere, as by Clear all, takes over what stands here. */
export const TypedSearch = ({ label, value, onChange, isShort }: TypedSearchProps) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  if (known !== value) {
    setKnown(value)
    setSent(value)
    if (sent !== value) setTyped(value)
  }
  const send = (text: string) => {
    setSent(text.trim())
    onChange(text.trim())
  }
  useEffect(() => {
    if (typed.trim() === sent) return
    const pause = setTimeout(() => send(typed), PAUSE_MILLIS)
    return () => clearTimeout(pause)
  })
  return (
    <SearchField
      isShort={isShort}
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      onSubmit={send}
    />
  )
}

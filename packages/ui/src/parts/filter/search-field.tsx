import { type KeyboardEvent, useRef } from "react"
import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"
import { edge } from "../field/edge.ts"
import { Icon } from "../icon/index.ts"

export interface SearchFieldProps {
  /** Said, not shown. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** On Enter, and when cleared. */
  readonly onSubmit?: ((value: string) => void) | undefined
  readonly placeholder?: string | undefined
  /** For a word, as a city's name. */
  readonly isShort?: boolean | undefined
}

/** Free text over a list; Esc and the cross clear it. The browser's own input: it stands on public pages, which pay for each kilobyte. */
export const SearchField = ({ label, value, onChange, onSubmit, placeholder, isShort = false }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange("")
    onSubmit?.("")
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") onSubmit?.(value)
    if (event.key === "Escape" && value !== "") clear()
  }
  return (
    <Box $isShort={isShort}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {value !== "" && (
        <Clear aria-label="Clear search" onPress={clear}>
          <Icon name="close" size={14} />
        </Clear>
      )}
    </Box>
  )
}

const Box = styled.div<{ readonly $isShort: boolean }>`
  ${edge}
  display: flex;
  align-items: center;
  gap: 8px;
  flex: ${({ $isShort }) => ($isShort ? "0 0 132px" : "1 0 180px")};
  max-width: 300px;
  min-width: 0;
  height: 36px;
  padding: 0 4px 0 12px;
  font-size: 13px;
  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    text-overflow: ellipsis;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`
const Clear = styled(Pressable)`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: 2px;
  background: none;
  color: ${color.ink3};
  cursor: pointer;
  &[data-hovered] {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
  }
`

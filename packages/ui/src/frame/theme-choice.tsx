import type { ThemeMode } from "@xl/core/navigation"
import { useId } from "react"
import styled from "styled-components"
import { color, size } from "../theme/index.ts"

const modes: readonly (readonly [ThemeMode, string])[] = [
  ["system", "As the system"],
  ["light", "Light"],
  ["dark", "Dark"],
]

/** Puts a choice into effect; "system" leaves it to the reader's system. */
export const applyTheme = (mode: ThemeMode, root: HTMLElement): void => {
  if (mode === "system") root.removeAttribute("data-theme")
  else root.setAttribute("data-theme", mode)
}

/** Light, dark or as the system; stands at the footer's end. */
export const ThemeChoice = ({
  value,
  onChange,
}: {
  readonly value: ThemeMode
  readonly onChange: (mode: ThemeMode) => void
}) => {
  const id = useId()
  const choose = (chosen: string) => {
    const mode = modes.find(([name]) => name === chosen)?.[0]
    if (mode !== undefined) onChange(mode)
  }
  return (
    <Row>
      <label htmlFor={id}>Theme</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {modes.map(([mode, words]) => (
          <option key={mode} value={mode}>
            {words}
          </option>
        ))}
      </select>
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  select {
    height: ${size.cS};
    padding: 0 6px;
    border: 1px solid ${color.bandInk2};
    border-radius: ${size.r1};
    background: ${color.band};
    color: ${color.bandInk};
  }
`

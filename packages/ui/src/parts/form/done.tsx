import { type ReactNode, useEffect, useRef } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

export interface DoneProps {
  /** What was done: "Your message was sent." */
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Takes a form's place once it was sent, and the focus with it: the button that had it is gone. */
export const Done = ({ title, children, actions }: DoneProps) => {
  const words = useRef<HTMLHeadingElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Told>
      <h2 ref={words} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      {actions !== undefined && <div>{actions}</div>}
    </Told>
  )
}

const Told = styled.output`
  display: grid;
  gap: 8px;
  padding: 8px 0;
  overflow-wrap: anywhere;
  h2 {
    ${text.h2}
    outline: none;
  }
  p {
    color: ${color.ink2};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
`

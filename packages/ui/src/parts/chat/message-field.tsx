import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { Pressable } from "../button/pressable.tsx"
import { buttonStyle, look, type Looks } from "../button/style.ts"
import { edge } from "../field/edge.ts"

export interface MessageFieldProps {
  /** Names the field. */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** By Enter, and by the button. Shift and Enter make a line. */
  readonly onSend: () => void
  /** Why what is in the field cannot be sent. */
  readonly error?: string | undefined
  /** Instead of the field, where nothing can be written. */
  readonly closed?: string | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** In px: then the field scrolls. */
const TALLEST = 160

/** What is about to be said. The field grows with it. */
export const MessageField = ({ closed, ...field }: MessageFieldProps) =>
  closed === undefined ? <Open {...field} /> : <Closed>{closed}</Closed>

type OpenProps = Omit<MessageFieldProps, "closed">

const Open = ({ error, onSend, ...field }: OpenProps) => {
  const errorId = useId()
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
        event.currentTarget.querySelector("textarea")?.focus()
      }}
    >
      <Grown {...field} onSend={onSend} errorId={error === undefined ? undefined : errorId} />
      <Send {...look({ kind: "primary", size: "large" })} type="submit" aria-label="Send">
        <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="m2 8 12-5.500L9.500 14 7.500 9.200z" />
        </svg>
      </Send>
      {error !== undefined && (
        <Wrong id={errorId} role="alert">
          {error}
        </Wrong>
      )}
    </Form>
  )
}

interface GrownProps extends Omit<OpenProps, "error"> {
  /** Of what says that it is wrong; left out where it is not. */
  readonly errorId: string | undefined
}

const Grown = ({ errorId, label, onChange, onSend, placeholder, ref, value }: GrownProps) => {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => own.current)
  useLayoutEffect(() => {
    const { current } = own
    if (!current) return
    current.style.height = "auto"
    current.style.height = `${Math.min(current.scrollHeight + 2, TALLEST)}px`
  }, [value])
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, Enter takes the word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) onSend()
  }
  return (
    <Field
      ref={own}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      enterKeyHint="send"
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      data-invalid={errorId === undefined ? undefined : ""}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={key}
    />
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  padding: 12px 16px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`
const Field = styled.textarea`
  ${edge}
  ${text.body} display: block;
  width: 100%;
  min-height: ${size.cL};
  padding: 10px 12px;
  font-size: 16px;
  resize: none;
  overflow-y: auto;
  &::placeholder {
    color: ${color.ink3};
  }
`
const Send = styled(Pressable)<Looks>`
  ${buttonStyle}
  width: ${size.cL};
  padding-inline: 0;
`
const Wrong = styled.p`
  ${text.micro} grid-column: 1 / -1;
  color: ${color.bad};
  font-weight: 500;
`
const Closed = styled.p`
  ${text.dense} padding: 16px 20px;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  color: ${color.ink2};
`

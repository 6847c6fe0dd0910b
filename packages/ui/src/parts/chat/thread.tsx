import { Fragment, useEffect } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { Button } from "../button/index.ts"
import { Spinner } from "../button/spinner.tsx"
import { Icon } from "../icon/index.ts"
import { Message, type ThreadMessage } from "./message.tsx"
import { useHeldPosition } from "./use-held-position.ts"

export type { ThreadMessage } from "./message.tsx"

/** Messages of one day, under its name. */
export interface ThreadDay {
  readonly day: string
  readonly messages: ReadonlyArray<ThreadMessage>
}

export interface ThreadProps {
  /** Names the thread. */
  readonly label: string
  /** The other one, for screen readers: who says what. */
  readonly who: string
  readonly days: ReadonlyArray<ThreadDay>
  /** The first message that was new when the thread was opened: a line stands over it. */
  readonly firstNew?: string | undefined
  /** What there is before the first message: more, on its way, not to be had, or nothing. */
  readonly older: "failed" | "loading" | "more" | "none"
  readonly onOlder: () => void
  readonly onRetry: (id: string) => void
  readonly onDiscard: (id: string) => void
  /** The words that came last while the thread was open: told to screen readers once each. */
  readonly arrived: string
  /** Said where nothing was. */
  readonly empty: string
}

/** In px: so near its beginning a thread asks for what was before. */
const NEAR_START = 120

/** What two people said, by days; the latest at the end. Scrolled up it brings what was before, and stays with the words being read. */
export const Thread = (props: ThreadProps) => {
  const { arrived, days, label, older, onOlder } = props
  const all = days.flatMap(({ messages }) => messages)
  const last = all.at(-1)
  const shown = { first: all[0]?.id, last: last?.id, isOwn: last?.isOwn ?? false }
  const { box, isAtEnd, scrolled, toEnd } = useHeldPosition(shown, (around) => around.querySelector("[data-line]"))
  useEffect(() => {
    const { current } = box
    // Where what is here does not fill the place, nothing can be scrolled.
    if (older === "more" && current && current.scrollHeight <= current.clientHeight) onOlder()
  })
  return (
    <Around>
      <Box
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          scrolled()
          if (older === "more" && currentTarget.scrollTop < NEAR_START) onOlder()
        }}
      >
        <Older older={older} onOlder={onOlder} />
        {all.length === 0 && <Nothing>{props.empty}</Nothing>}
        <Days {...props} />
      </Box>
      <Told>{arrived}</Told>
      {!isAtEnd && (
        <Down>
          <Button size="small" onPress={toEnd}>
            <Icon name="chevron" /> Latest messages
          </Button>
        </Down>
      )}
    </Around>
  )
}

const Days = (props: ThreadProps) => (
  <List>
    {props.days.map(({ day, messages }) => (
      <Fragment key={messages[0]?.id ?? day}>
        <Day>{day}</Day>
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.id === props.firstNew && <Line data-line="">New</Line>}
            <Message message={message} {...props} />
          </Fragment>
        ))}
      </Fragment>
    ))}
  </List>
)

const Older = ({ older, onOlder }: Pick<ThreadProps, "older" | "onOlder">) => {
  if (older === "none") return null
  if (older === "loading")
    return (
      <Before as="output" aria-label="Earlier messages are loading">
        <Spinner />
      </Before>
    )
  return (
    <Before>
      {older === "failed" && <span role="alert">Earlier messages did not load.</span>}
      <Button size="small" kind="quiet" onPress={onOlder}>
        {older === "failed" ? "Try again" : "Earlier messages"}
      </Button>
    </Before>
  )
}

const Around = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`
const Box = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: 4px 20px 12px;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
const Before = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 40px;
  color: ${color.ink3};
  ${text.dense}
`
const Nothing = styled.p`
  ${text.dense} max-width: 40ch;
  margin: auto;
  text-align: center;
  text-wrap: pretty;
  color: ${color.ink3};
`
const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin-top: auto;
`
const Day = styled.li`
  ${text.micro} align-self: center;
  margin: 14px 0 10px;
  color: ${color.ink3};
`
const Line = styled.li`
  ${text.micro} display: flex;
  align-items: center;
  gap: 10px;
  margin: 6px 0 10px;
  color: ${color.blueText};
  font-weight: 600;
  &::before,
  &::after {
    content: "";
    flex: 1;
    border-top: 1px solid ${color.blueText};
  }
`
const Told = styled.output`
  ${text.hidden}
`
const Down = styled.div`
  position: absolute;
  bottom: 12px;
  left: 50%;
  translate: -50% 0;
  border-radius: ${size.r2};
  box-shadow: ${color.shadow2};
`

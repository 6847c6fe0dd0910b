import { type ReactNode, useEffect, useRef } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { holdFocus } from "../dialog/hold-focus.ts"
import { Drawer, type Heirs, useHeldFocus } from "../dialog/index.ts"
import { IconButton } from "../button/index.ts"

export interface ChatPanesProps {
  readonly onClose: () => void
  /** Heads the list, and names the panel. */
  readonly title: string
  readonly list: ReactNode
  /** What is open: as it changes, the focus goes on to what is shown then. */
  readonly open: string | null
  /** The conversation that is open; null while none is. */
  readonly conversation: ReactNode
  /** Stands in the conversation's place while none is open. */
  readonly nothing: ReactNode
}

/** The chat beside the page: the list at the left, the open conversation at the right; where there is no room for both, one of the two. */
export const ChatPanes = (props: ChatPanesProps) => (
  <Drawer isOpen onClose={props.onClose} label={props.title} width={800}>
    <Inside {...props} />
  </Drawer>
)

/** Where what had the focus is not shown any more: what can be read, else what can be chosen. */
const shownIn: Heirs = (around) =>
  [...around.querySelectorAll<HTMLElement>("[role=log], [role=option]")].filter((one) => one.checkVisibility())

const Inside = ({ onClose, title, list, open, conversation, nothing }: ChatPanesProps) => {
  const around = useHeldFocus<HTMLDivElement>(open ?? title, shownIn)
  useEffect(() => () => holdFocus(), [])
  const was = useRef(open)
  useEffect(() => {
    // Back from a conversation one is at the list again, and not at what closes the panel.
    if (was.current !== null && open === null)
      around.current?.querySelector<HTMLElement>("[role=option]")?.focus({ preventScroll: true })
    was.current = open
  }, [around, open])
  return (
    <Around ref={around} tabIndex={-1}>
      <Panes data-open={conversation !== null || undefined}>
        <List>
          <Head>
            <h2>{title}</h2>
            <IconButton icon="close" label="Close messages" onPress={onClose} />
          </Head>
          <Scrolled>{list}</Scrolled>
        </List>
        <Open>
          {conversation ?? (
            <>
              <Corner>
                <IconButton icon="close" label="Close messages" onPress={onClose} />
              </Corner>
              {nothing}
            </>
          )}
        </Open>
      </Panes>
    </Around>
  )
}

/** In px: below it there is room for one pane alone. */
const BOTH_FROM = 700

const Around = styled.div`
  container-type: inline-size;
  flex: 1;
  min-height: 0;
  outline: none;
`
const Panes = styled.div`
  display: grid;
  grid-template-columns: 308px minmax(0, 1fr);
  height: 100%;
  > * {
    min-width: 0;
    min-height: 0;
  }
  @container (max-width: ${BOTH_FROM - 1}px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`
const List = styled.div`
  display: flex;
  flex-direction: column;
  border-right: 1px solid ${color.line};
  background: ${color.paper};
`
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 64px;
  padding: 12px 12px 12px 20px;
  border-bottom: 1px solid ${color.line};
  h2 {
    ${text.h2}
  }
  @container (min-width: ${BOTH_FROM}px) {
    > button {
      display: none;
    }
  }
`
const Scrolled = styled.div`
  flex: 1;
  overflow: auto;
`
const Open = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  background: ${color.overlay};
`
const Corner = styled.div`
  position: absolute;
  top: 14px;
  right: 12px;
  z-index: ${size.zCorner};
`

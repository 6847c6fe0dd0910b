import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { TextButton } from "../link/index.ts"
import { Icon } from "../icon/index.ts"

export interface ThreadMessage {
  readonly id: string
  readonly body: string
  /** HH.mm */
  readonly time: string
  readonly isOwn: boolean
  /** One's own that is on its way, or did not get there. */
  readonly state?: "failed" | "sending" | undefined
  /** Why it did not get there. */
  readonly why?: string | undefined
}

export interface MessageProps {
  readonly who: string
  readonly message: ThreadMessage
  readonly onRetry: (id: string) => void
  readonly onDiscard: (id: string) => void
}

/** What was said, and when; one's own at the right. */
export const Message = ({ who, message, onDiscard, onRetry }: MessageProps) => {
  const { body, id, isOwn, state, time } = message
  return (
    <Item data-own={isOwn || undefined}>
      <Body>
        <Who>{isOwn ? "You: " : `${who}: `}</Who>
        {body}
      </Body>
      {state === "failed" ? (
        <Failed role="alert">
          <Icon name="alert" size={14} />
          <span>{message.why ?? "Not sent."}</span>
          <TextButton onPress={() => onRetry(id)}>Try again</TextButton>
          <TextButton onPress={() => onDiscard(id)}>Discard</TextButton>
        </Failed>
      ) : (
        <Time>{state === "sending" ? "Sending…" : time}</Time>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  &[data-own] {
    align-items: flex-end;
  }
`
const Body = styled.p`
  max-width: min(78%, 62ch);
  padding: 9px 13px;
  border-radius: ${size.r2};
  background: ${color.sunken};
  font-size: 14px;
  line-height: 21px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  [data-own] > & {
    background: ${color.blue};
    color: ${color.onBlue};
  }
`
const Who = styled.span`
  ${text.hidden}
`
const Time = styled.time`
  ${text.micro} margin: 4px 0 10px;
  color: ${color.ink3};
`
const Failed = styled.div`
  ${text.micro} display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 2px 8px;
  max-width: 78%;
  margin: 4px 0 10px;
  color: ${color.bad};
  > svg {
    flex: none;
  }
`

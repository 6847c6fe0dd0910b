import type { AccountSession, Passkey } from "@xl/core/accounts"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import styled from "styled-components"
import { Button, dateTime, ErrorState, RowsSkeleton, Tag } from "../parts/index.ts"
import { color, text } from "../theme/index.ts"
import type { AccountSettings, Listed } from "./account-settings.ts"
import { browserName } from "./browser-name.ts"

interface ListProps {
  readonly model: AccountSettings
}

/** A list that may be on its way, or not to be had. */
const listed = <A,>(list: Listed<A>, label: string, retry: () => void, row: (item: A) => ReactNode, none: string) => {
  if (list.tag === "loading") return <RowsSkeleton label={label} />
  if (list.tag === "failed")
    return (
      <ErrorState title="This list did not load" level={2} onRetry={retry}>
        {list.said}
      </ErrorState>
    )
  return list.items.length === 0 ? <None>{none}</None> : <List>{list.items.map(row)}</List>
}

/** One's passkeys, oldest first. */
export const PasskeyList = observer(({ model }: ListProps) => {
  const row = ({ createdAt, id, name }: Passkey) => (
    <Row key={id}>
      <div>
        <strong>{name}</strong>
        <small>Added {dateTime(createdAt)}</small>
      </div>
      <Button size="small" aria-label={`Remove passkey ${name}`} onPress={() => void model.removePasskey(id)}>
        Remove
      </Button>
    </Row>
  )
  return listed(model.passkeys, "Passkeys", () => void model.loadPasskeys(), row, "You have no passkey yet.")
})

/** The browsers one is signed in with, the latest seen first. */
export const SessionList = observer(({ model }: ListProps) => {
  const row = (session: AccountSession) => {
    const { address, lastSeenAt, sessionId, userAgent } = session
    const browser = browserName(userAgent)
    return (
      <Row key={sessionId}>
        <div>
          <strong>
            {browser} {model.isHere(session) && <Tag tone="blue">This browser</Tag>}
          </strong>
          <small>
            Last seen {dateTime(lastSeenAt)}
            {address !== null && ` from ${address}`}
          </small>
        </div>
        {!model.isHere(session) && (
          <Button size="small" aria-label={`Sign out ${browser}`} onPress={() => void model.endSession(sessionId)}>
            Sign out
          </Button>
        )}
      </Row>
    )
  }
  return listed(model.sessions, "Sessions", () => void model.loadSessions(), row, "You are signed in nowhere else.")
})

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`
const Row = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 0;
  border-bottom: 1px solid ${color.line};
  &:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }
  > div {
    min-width: 0;
  }
  strong {
    ${text.ui} display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    font-weight: 500;
  }
  small {
    ${text.micro} display: block;
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
`
const None = styled.p`
  ${text.ui} margin-top: 12px;
  color: ${color.ink3};
`

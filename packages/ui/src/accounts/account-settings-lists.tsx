import { observer } from "mobx-react-lite"
import { Button, dateTime, Entries, Entry, ListedView, Tag } from "../parts/index.ts"
import type { AccountSettings } from "./account-settings.ts"
import { browserName } from "./browser-name.ts"

interface ListProps {
  readonly model: AccountSettings
}

/** One's passkeys, oldest first. */
export const PasskeyList = observer(({ model }: ListProps) => (
  <ListedView
    listed={model.passkeys}
    subject="Your passkeys"
    onRetry={() => void model.loadPasskeys()}
    itemsOf={(passkeys) => passkeys}
    empty="You have no passkey yet."
  >
    {(passkeys) => (
      <Entries $isInset>
        {passkeys.map(({ createdAt, id, name }) => (
          <Entry
            key={id}
            title={name}
            meta={`Added ${dateTime(createdAt)}`}
            action={
              <Button size="small" aria-label={`Remove passkey ${name}`} onPress={() => void model.removePasskey(id)}>
                Remove
              </Button>
            }
          />
        ))}
      </Entries>
    )}
  </ListedView>
))

/** The browsers one is signed in with, the latest seen first. */
export const SessionList = observer(({ model }: ListProps) => (
  <ListedView
    listed={model.sessions}
    subject="Your sessions"
    onRetry={() => void model.loadSessions()}
    itemsOf={(sessions) => sessions}
    empty="You are signed in nowhere else."
  >
    {(sessions) => (
      <Entries $isInset>
        {sessions.map((session) => {
          const { address, lastSeenAt, sessionId, userAgent } = session
          const browser = browserName(userAgent)
          return (
            <Entry
              key={sessionId}
              title={browser}
              tag={model.isHere(session) && <Tag tone="blue">This browser</Tag>}
              meta={`Last seen ${dateTime(lastSeenAt)}${address === null ? "" : ` from ${address}`}`}
              action={
                !model.isHere(session) && (
                  <Button
                    size="small"
                    aria-label={`Sign out ${browser}`}
                    onPress={() => void model.endSession(sessionId)}
                  >
                    Sign out
                  </Button>
                )
              }
            />
          )
        })}
      </Entries>
    )}
  </ListedView>
))

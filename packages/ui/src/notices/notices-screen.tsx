import { NOTICES_ON_A_PAGE } from "@xl/core/notifications"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, Entries, ListedPanel, ScreenTitle, SegmentedControl } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { NoticeRow } from "./notice-row.tsx"
import { noticesModel, type Shown } from "./notices-model.ts"

const tabs = [
  { id: "all", label: "All" },
  { id: "unread", label: "Unread" },
] as const

const NOTHING_UNREAD = { title: "Nothing unread", said: "You have read all that you were told.", isPlain: true }
const NONE_YET = {
  title: "No notices yet",
  said: "What happens to your requests, assets and offers is told here.",
}

export interface NoticesScreenProps {
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** What a person was told, read and unread, newest first; new ones appear by themselves. */
export const NoticesScreen = observer(({ shown, onShow }: NoticesScreenProps) => {
  const model = useViewModel(noticesModel)
  const { offset, unreadOnly } = shown
  useEffect(() => void model.open({ offset, unreadOnly }), [model, offset, unreadOnly])
  useEffect(() => model.close, [model])
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Notices</ScreenTitle>
        <SegmentedControl
          label="Notices"
          isLabelHidden
          options={tabs}
          value={unreadOnly ? "unread" : "all"}
          onChange={(id) => onShow({ offset: 0, unreadOnly: id === "unread" })}
        />
        {model.unread > 0 && <Button onPress={() => void model.markRead(null)}>Mark all as read</Button>}
      </ScreenHead>
      <ListedPanel
        listed={model.listed}
        subject="Your notices"
        label="Your notices"
        onRetry={() => void model.again()}
        itemsOf={({ notices }) => notices}
        empty={unreadOnly ? NOTHING_UNREAD : NONE_YET}
        pages={{ offset, size: NOTICES_ON_A_PAGE, onGo: (to) => onShow({ offset: to, unreadOnly }) }}
      >
        {({ notices }) => (
          <Entries>
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onRead={() => void model.markRead([notice.id])} />
            ))}
          </Entries>
        )}
      </ListedPanel>
    </Wrap>
  )
})

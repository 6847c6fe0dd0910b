import { NOTICES_ON_A_PAGE } from "@xl/core/notifications"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import styled from "styled-components"
import { ScreenHead, Wrap } from "../frame/layout.ts"
import { Button } from "../parts/button/index.ts"
import { Panel } from "../parts/panel/index.ts"
import { EmptyState, ErrorState, RowsSkeleton } from "../parts/state/index.ts"
import { Pagination, SegmentedControl } from "../parts/index.ts"
import { text } from "../theme/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { NoticeRow } from "./notice-row.tsx"
import { type NoticesModel, noticesModel, type Shown } from "./notices-model.ts"

const tabs = [
  { id: "all", label: "All" },
  { id: "unread", label: "Unread" },
] as const

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
        <Title>Notices</Title>
        <SegmentedControl
          label="Notices"
          isLabelHidden
          options={tabs}
          value={unreadOnly ? "unread" : "all"}
          onChange={(id) => onShow({ offset: 0, unreadOnly: id === "unread" })}
        />
        {model.unread > 0 && <Button onPress={() => void model.markRead(null)}>Mark all as read</Button>}
      </ScreenHead>
      <Shelf>
        <List model={model} shown={shown} onShow={onShow} />
      </Shelf>
    </Wrap>
  )
})

const List = observer(({ model, shown, onShow }: NoticesScreenProps & { readonly model: NoticesModel }) => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="Your notices did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="Your notices are loading" />
  if (page.notices.length === 0)
    return (
      <EmptyState title={shown.unreadOnly ? "Nothing unread" : "No notices yet"} hasDrawing={!shown.unreadOnly}>
        {shown.unreadOnly
          ? "You have read all that you were told."
          : "What happens to your requests, assets and offers is told here."}
      </EmptyState>
    )
  return (
    <>
      <Panel isFlush label="Your notices">
        <Rows>
          {page.notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onRead={() => void model.markRead([notice.id])} />
          ))}
        </Rows>
      </Panel>
      {page.total > NOTICES_ON_A_PAGE && (
        <Pagination
          label="Notices"
          offset={shown.offset}
          size={NOTICES_ON_A_PAGE}
          total={page.total}
          onGo={(offset) => onShow({ ...shown, offset })}
        />
      )}
    </>
  )
})

const Shelf = styled.div`
  padding-bottom: 56px;
`
const Title = styled.h1`
  ${text.h1}
`
const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`

import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { shownCount } from "../parts/button/counted-icon.tsx"
import { IconLink } from "../parts/button/icon-link.tsx"
import { useViewModel } from "../view-model/index.ts"
import { noticesModel } from "./notices-model.ts"

export interface NoticesBellProps {
  /** Whose notices: another person's are counted afresh. */
  readonly who: string
  readonly href: string
}

/** In the header: how many notices wait, and the way to them. */
export const NoticesBell = observer(({ who, href }: NoticesBellProps) => {
  const model = useViewModel(noticesModel)
  useEffect(() => model.follow(), [model, who])
  const { unread } = model
  return (
    <IconLink
      icon="bell"
      href={href}
      label={unread > 0 ? `Notices, ${shownCount(unread)} unread` : "Notices"}
      count={unread}
    />
  )
})

import { areaActions } from "@xl/core/navigation"
import { type Addresses, AreaTabs } from "@xl/ui/frame"
import { profileDialogs } from "@xl/ui/profile"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import "./member-stores.ts"

export interface FrameTabsProps {
  readonly of: "areas" | "profile"
  readonly path: string
  readonly to: Addresses
}

/** The tabs of whoever is here; the way to the Buyer role stands beside them for whom it is missing. */
export const FrameTabs = observer(({ of, path, to }: FrameTabsProps) => {
  const session = useViewModel(sessionStore)
  const profiles = useViewModel(profileDialogs)
  const { becomesBuyer } = areaActions(session.roles)
  return (
    <AreaTabs
      of={of}
      path={path}
      to={to}
      roles={session.roles}
      onBecomeBuyer={of === "areas" && becomesBuyer ? () => profiles.openBuyer(false) : undefined}
    />
  )
})

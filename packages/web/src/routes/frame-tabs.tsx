import { areaActions, seesArea } from "@xl/core/navigation"
import { type Addresses, AreaTabs, type AreaTabsProps } from "@xl/ui/frame"
import { buyerStart, sellerStart } from "@xl/ui/profile"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "@xl/ui/parts"
import { useNavigate } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import "./profile-stores.ts"

export interface FrameTabsProps {
  readonly of: AreaTabsProps["of"]
  readonly path: string
  readonly to: Addresses
}

/** Only administrators have what waits. */
const AdminTabs = lazyPart(async () => ({ default: (await import("./admin-tabs.tsx")).AdminTabs }))

/** Where a seller begins with a new asset. */
const WIZARD = "/sell-your-loan/create"

/** An administrator's tabs say what waits, once that has arrived. */
export const FrameTabs = observer((props: FrameTabsProps) => {
  const { roles } = useViewModel(sessionStore)
  if (props.of !== "admin" || !seesArea("admin", roles)) return <OwnTabs {...props} />
  return (
    <Suspense fallback={<AreaTabs {...props} roles={roles} />}>
      <AdminTabs {...props} of="admin" roles={roles} />
    </Suspense>
  )
})

/** The tabs of whoever is here; the way to a role stands beside them for whom it is missing, and a new asset for sellers. */
const OwnTabs = observer(({ of, path, to }: FrameTabsProps) => {
  const session = useViewModel(sessionStore)
  const buying = useViewModel(buyerStart)
  const start = useViewModel(sellerStart)
  const { house } = useViewModel(Tokens.config)
  const navigate = useNavigate()
  const { becomesBuyer, becomesSeller } = areaActions(session.roles)
  const isUnderReview = session.profile?.buyerUnderReview === true
  const publish = () => {
    const path = start.publish(WIZARD)
    if (path !== null) void navigate(path)
  }
  return (
    <AreaTabs
      of={of}
      path={path}
      to={to}
      roles={session.roles}
      onPublish={publish}
      onBecomeSeller={of === "areas" && becomesSeller && house.showsSellerProfile ? () => start.start(true) : undefined}
      onBecomeBuyer={of === "areas" && becomesBuyer && !isUnderReview ? () => buying.start(false) : undefined}
    />
  )
})

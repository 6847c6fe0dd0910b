import { areaActions, seesArea } from "@xl/core/navigation"
import { type Addresses, AreaTabs, type AreaTabsProps } from "@xl/ui/frame"
import { buyerStart, sellerStart } from "@xl/ui/profile"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "@xl/ui/parts"
import { useNavigate } from "react-router-dom"
import { actingFor, Tokens } from "../composition/index.ts"
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

/** Ways to the roles that the reader lacks. Nobody asks for a role in another's name. */
const useMissingRoles = (of: FrameTabsProps["of"]) => {
  const { profile, roles } = useViewModel(sessionStore)
  const { house } = useViewModel(Tokens.config)
  const asks = actingFor(useViewModel(Tokens.kept)) === null && of === "areas"
  const { becomesBuyer, becomesSeller } = areaActions(roles)
  return {
    asksForBuyer: asks && becomesBuyer && profile?.buyerUnderReview !== true,
    asksForSeller: asks && becomesSeller && house.showsSellerProfile,
  }
}

/** The tabs of whoever is here; the way to a role stands beside them for whom it is missing, and a new asset for sellers. */
const OwnTabs = observer(({ of, path, to }: FrameTabsProps) => {
  const session = useViewModel(sessionStore)
  const buying = useViewModel(buyerStart)
  const start = useViewModel(sellerStart)
  const navigate = useNavigate()
  const { asksForBuyer, asksForSeller } = useMissingRoles(of)
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
      onBecomeSeller={asksForSeller ? () => start.start(true) : undefined}
      onBecomeBuyer={asksForBuyer ? () => buying.start(false) : undefined}
    />
  )
})

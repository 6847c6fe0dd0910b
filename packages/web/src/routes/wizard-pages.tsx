import { ADVISORY_PLAN, isWizardPage, type WizardPage } from "@xl/core/assets"
import { assetGuard, sellingGuard } from "@xl/core/navigation"
import { publishingStart } from "@xl/core/profiles"
import { AssetId } from "@xl/core/shared"
import { NotFoundScreen, Wrap } from "@xl/ui/frame"
import { Button, EmptyState } from "@xl/ui/parts"
import { sellerStart } from "@xl/ui/profile"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { WizardScreen } from "@xl/ui/wizard"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import { Away, Guard } from "./guard.tsx"
import { WIZARD_PARTS } from "./wizard-steps.tsx"
import "./wizard-parts.ts"

interface WizardProps {
  readonly id: AssetId | null
  readonly page: WizardPage | null
}

/** The wizard for whom nothing bars the way: signed in, and not blocked by an administrator. */
const Wizard = observer(({ id, page }: WizardProps) => {
  const session = useViewModel(sessionStore)
  const { house } = useViewModel(Tokens.config)
  const navigate = useNavigate()
  const { hash, key } = useLocation()
  const [params] = useSearchParams()
  const passage = sellingGuard(session.actor, session.profile)
  if (passage.tag === "blocked") return <Away passage={passage} />
  if (id === null && publishingStart(session.profile) !== "asset") return <ProfileFirst />
  if (id === null && !session.flags.seller) return <RoleFirst />
  return (
    <WizardScreen
      id={id}
      page={page}
      plan={house.hasExclusive && params.get("plan") === ADVISORY_PLAN ? ADVISORY_PLAN : null}
      field={hash.slice(1)}
      visit={key}
      actor={session.actor}
      profile={session.profile}
      onGo={(path) => void navigate(path)}
      refused={<Refused />}
      parts={WIZARD_PARTS}
    />
  )
})

/** An asset that is not there and one of somebody else are told alike. */
const Refused = observer(() => {
  const { actor } = useViewModel(sessionStore)
  const passage = assetGuard(actor, null)
  return passage.tag === "pass" || passage.tag === "notFound" ? <NotFoundScreen /> : <Away passage={passage} />
})

/** Whoever has no seller's profile is asked for it first, over this page. */
const ProfileFirst = () => {
  const start = useViewModel(sellerStart)
  useEffect(() => start.start(false), [start])
  return (
    <Wrap>
      <EmptyState
        level={1}
        title="Your seller profile comes first"
        actions={
          <Button kind="primary" onPress={() => start.start(false)}>
            Complete the seller profile
          </Button>
        }
      >
        It says who sells and who signs. Once it is complete you list your loan here.
      </EmptyState>
    </Wrap>
  )
}

const RoleFirst = () => (
  <Wrap>
    <EmptyState level={1} title="Your request for the Seller role is under review">
      You are told as soon as it is decided. Then you list your loan here.
    </EmptyState>
  </Wrap>
)

/** A new asset. */
export const NewAssetPage = () => (
  <Guard>
    <Wizard id={null} page="asset-info" />
  </Guard>
)

/** A page of the wizard for an asset: which one stands in the address. */
export const WizardPageAt = () => {
  const { id, legal, step } = useParams()
  const page = legal === undefined ? step : `legal/${legal}`
  if (!AssetId.is(id) || page === undefined || !isWizardPage(page)) return <NotFoundScreen />
  return (
    <Guard>
      <Wizard id={id} page={page} />
    </Guard>
  )
}

/** The wizard for an existing asset, where something is missing. */
export const EditAssetPage = () => {
  const { id } = useParams()
  if (!AssetId.is(id)) return <NotFoundScreen />
  return (
    <Guard>
      <Wizard id={id} page={null} />
    </Guard>
  )
}

/** The older entry for editing, which names the asset in its path. */
export const SellerEditAssetPage = () => {
  const { id } = useParams()
  return <Navigate to={AssetId.is(id) ? `/asset/${id}/edit` : "/seller/filters/active"} replace />
}

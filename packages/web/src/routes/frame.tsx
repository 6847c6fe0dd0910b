import { pathAfterSignOut, showsVerifyBanner } from "@xl/core/accounts"
import { AccountDialogsView, accountDialogs } from "@xl/ui/accounts"
import { AlertsView, alertsToken } from "@xl/ui/alerts"
import { addresses, PageFrame, RouterLinks, type Viewer } from "@xl/ui/frame"
import { OfferDialog, offerDialog } from "@xl/ui/offers"
import { ProfileDialogsView, profileDialogs } from "@xl/ui/profile"
import { type SessionStore, sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { lazy, type ReactNode, Suspense, useEffect } from "react"
import { Outlet, type RouteObject, useLocation, useNavigate } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import { useTitle } from "./title.ts"

const NoticesBell = lazy(async () => ({ default: (await import("@xl/ui/notices")).NoticesBell }))
/** Only whoever is here has notices, and only then the bell is fetched. */
const bellOf = ({ profile }: SessionStore): ReactNode =>
  profile && (
    <Suspense fallback={null}>
      <NoticesBell who={profile.id} href="/notices" />
    </Suspense>
  )

const viewerOf = ({ flags, profile }: SessionStore): Viewer | undefined => {
  if (profile === null) return undefined
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ") || profile.email
  const initials = name
    .split(/[\s@.]+/)
    .map((word) => word.charAt(0))
    .join("")
    .slice(0, 2)
    .toUpperCase()
  return { name, initials, unread: 0, isAdmin: flags.admin }
}

/** The pages that there are; nothing links to others. */
const PAGES = { home: addresses.home, buy: addresses.buy, profile: "/profile/edit", adminBuyers: addresses.adminBuyers }

/** Where 'Manage Assets' leads: to the area that one's roles open. */
const dashboardOf = ({ flags }: SessionStore): string =>
  flags.seller
    ? "/seller/filters/active"
    : flags.admin
      ? "/admin/buyers/requests"
      : flags.buyer
        ? "/buyer"
        : "/profile/edit"

interface FrameProps {
  readonly isDemo: boolean
  /** The pages inside: they name the tab. */
  readonly routes: ReadonlyArray<RouteObject>
}

/** What every page of the product stands in: header, notices, dialogs, footer. */
export const Frame = observer(({ isDemo, routes }: FrameProps) => {
  const session = useViewModel(sessionStore)
  const dialogs = useViewModel(accountDialogs)
  const snackbars = useViewModel(Tokens.snackbars)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const title = useTitle(routes)
  const logout = () => void session.signOut().then(() => void navigate(pathAfterSignOut(pathname)))
  const isUnverified = showsVerifyBanner(session.profile?.roles ?? null)
  return (
    <RouterLinks>
      <PageFrame
        title={title}
        path={pathname}
        viewer={viewerOf(session)}
        to={{ ...PAGES, dashboard: dashboardOf(session) }}
        onLogin={() => dialogs.open("signIn")}
        onLogout={logout}
        onVerifyEmail={isUnverified ? dialogs.verifyAgain : undefined}
        snackbars={snackbars}
        notices={bellOf(session)}
        isDemo={isDemo}
        year={new Date().getUTCFullYear()}
      >
        <Outlet />
      </PageFrame>
      <Dialogs />
    </RouterLinks>
  )
})

const Dialogs = observer((): ReactNode => {
  const session = useViewModel(sessionStore)
  const profiles = useViewModel(profileDialogs)
  const { wantsProfile } = session
  useEffect(() => {
    if (wantsProfile) profiles.openBasic()
  }, [wantsProfile, profiles])
  return (
    <>
      <AccountDialogsView model={useViewModel(accountDialogs)} />
      <ProfileDialogsView model={profiles} />
      <OfferDialog model={useViewModel(offerDialog)} />
      <AlertsView model={useViewModel(alertsToken)} />
    </>
  )
})

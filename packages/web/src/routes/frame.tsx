import { pathAfterSignOut } from "@xl/core/accounts"
import { showsVerifyBanner } from "@xl/core/kernel"
import { dayOf } from "@xl/core/shared"
import { accountDialogs } from "@xl/ui/accounts"
import { returnPath } from "@xl/ui/arrival"
import { QuestionFormView } from "@xl/ui/contact"
import {
  type Addresses,
  addresses,
  DemoMarket,
  PageFrame,
  RouterLinks,
  SubHeader,
  ThemeChoice,
  type Viewer,
} from "@xl/ui/frame"
import { initialsOf, MarketDay, TextLink, lazyPart } from "@xl/ui/parts"
import { type SessionStore, sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { type ComponentProps, type ReactNode, Suspense, useEffect } from "react"
import { Outlet, type RouteObject, useLocation, useNavigate } from "react-router-dom"
import { actingFor, type Config, type House, Tokens } from "../composition/index.ts"
import { brokenBy } from "./broken.tsx"
import { AskedDialogs } from "./asked-dialogs.tsx"
import { useThemeChoice } from "./theme-choice.ts"
import { LineNotice } from "./line-notice.tsx"
import { roomOf, useHandle } from "./title.ts"
import { Unbroken } from "./unbroken.tsx"

/** Only whoever is signed in sees tabs. */
const Tabs = lazyPart(async () => ({ default: (await import("./frame-tabs.tsx")).FrameTabs }))

const ActingBar = lazyPart(async () => ({ default: (await import("./acting-bar.tsx")).ActingBar }))
const Question = lazyPart(async () => ({ default: (await import("./contact-parts.ts")).QuestionForm }))
const MemberHeader = lazyPart(async () => ({ default: (await import("./member-header.tsx")).MemberHeader }))
const Vendors = lazyPart(async () => ({ default: (await import("../vendors/index.ts")).Vendors }))
/** Nothing of it is fetched where nothing of other people's is configured. */
const vendorsOf = (services: Config["thirdParties"], path: string): ReactNode =>
  Object.values(services).some((named) => named !== null) && (
    <Suspense fallback={null}>
      <Vendors path={path} />
    </Suspense>
  )

/** Only whoever is here has notices, and only then the bell is fetched; whoever acts for a seller has none of the seller's. */
const bellOf = ({ profile }: SessionStore, isActing: boolean): ReactNode =>
  profile &&
  !isActing && (
    <Suspense fallback={null}>
      <MemberHeader who={profile.id} href="/notices" />
    </Suspense>
  )

/** Says for whom a Concierge acts. */
const Acting = () => (
  <Suspense fallback={null}>
    <ActingBar />
  </Suspense>
)

/** The tabs of a page; whoever acts for a seller has none of the seller's profile. */
const tabsOf = (
  of: ComponentProps<typeof Tabs>["of"] | undefined,
  isActing: boolean,
  at: Omit<ComponentProps<typeof Tabs>, "of">,
): ReactNode =>
  of !== undefined &&
  !(isActing && of === "profile") && (
    <Suspense fallback={<SubHeader aria-hidden />}>
      <Tabs of={of} {...at} />
    </Suspense>
  )

const memberParts = (session: SessionStore, isActing: boolean) => ({
  notices: bellOf(session, isActing),
  banner: isActing && <Acting />,
})

const viewerOf = ({ avatar, profile, roles }: SessionStore): Viewer | undefined => {
  if (profile === null) return undefined
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ") || profile.email
  return { name, initials: initialsOf(name), roles, avatar }
}

/** The pages that there are; nothing links to others. */
export const pagesOf = ({ hasExclusive, knowledgeUrl }: House): Addresses => {
  const { knowledge: _example, ...pages } = addresses
  return {
    ...pages,
    ...(knowledgeUrl === null ? {} : { knowledge: knowledgeUrl }),
    ...(hasExclusive ? { sellWithUs: "/loan-sale-advisory" } : {}),
  }
}

/** Whoever acts for a seller is led to nothing that stays the seller's own. */
export const withoutOwn = (pages: Addresses): Addresses => {
  const {
    favorites: _stars,
    profile: _profile,
    profileBilling: _banks,
    profileBuyer: _buys,
    profileData: _data,
    profileSeller: _sells,
    profileSettings: _account,
    savedSearches: _searches,
    ...rest
  } = pages
  return rest
}

/** Goes where one may be without a session, whichever tab has ended it; no login is asked for on the way. */
const useWayOut = (pathname: string): void => {
  const session = useViewModel(sessionStore)
  const paths = useViewModel(returnPath)
  const navigate = useNavigate()
  useEffect(() => paths.stays(), [paths, pathname])
  useEffect(
    () =>
      session.whenEnding(() => {
        const next = pathAfterSignOut(pathname)
        if (next === pathname) return
        paths.leaves()
        void navigate(next)
      }),
    [session, paths, navigate, pathname],
  )
}

/** What the footer says beside its lists: how to reach the house, and the choice of a theme. */
const useFooter = () => {
  const { contactEmail } = useViewModel(Tokens.config)
  const [theme, chooseTheme] = useThemeChoice()
  return {
    question: <QuestionFormView form={Question} />,
    contact: (
      <p>
        <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
      </p>
    ),
    footerEnd: <ThemeChoice value={theme} onChange={chooseTheme} />,
  }
}

/** What every page of the product stands in: header, tabs, notices, dialogs, footer. `routes` say what of it a page goes without. */
export const Frame = observer(({ routes }: { readonly routes: ReadonlyArray<RouteObject> }) => {
  const session = useViewModel(sessionStore)
  const dialogs = useViewModel(accountDialogs)
  const snackbars = useViewModel(Tokens.snackbars)
  const { house, isDemo, thirdParties } = useViewModel(Tokens.config)
  const { pathname } = useLocation()
  const today = dayOf(useViewModel(Tokens.now)())
  const handle = useHandle(routes)
  useWayOut(pathname)
  const isActing = actingFor(useViewModel(Tokens.kept)) !== null
  const to = isActing ? withoutOwn(pagesOf(house)) : pagesOf(house)
  const isUnverified = showsVerifyBanner(session.profile?.roles ?? null)
  return (
    <RouterLinks>
      <MarketDay value={today}>
        <DemoMarket value={isDemo}>
          <PageFrame
            {...useFooter()}
            year={Number(today.slice(0, 4))}
            title={handle.title}
            path={pathname}
            viewer={viewerOf(session)}
            to={to}
            hasHeader={handle.hasHeader}
            {...roomOf(handle, session.profile === null)}
            ground={handle.ground}
            onLogin={() => dialogs.open("signIn")}
            onLogout={() => void session.signOut()}
            onVerifyEmail={isUnverified ? dialogs.verifyAgain : undefined}
            subHeader={session.profile !== null && tabsOf(handle.tabs, isActing, { path: pathname, to })}
            snackbars={snackbars}
            {...memberParts(session, isActing)}
            isDemo={isDemo}
          >
            <Unbroken at={pathname} instead={brokenBy}>
              <Outlet />
            </Unbroken>
          </PageFrame>
          <LineNotice />
          <AskedDialogs routes={routes} />
          {vendorsOf(thirdParties, pathname)}
        </DemoMarket>
      </MarketDay>
    </RouterLinks>
  )
})

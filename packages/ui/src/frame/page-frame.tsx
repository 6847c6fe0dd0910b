import { type ReactNode, Suspense, useEffect, useRef } from "react"
import styled from "styled-components"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { below, color, size, text } from "../theme/index.ts"
import { type SnackbarQueue, Snackbars } from "../parts/snackbar/index.ts"
import { type Addresses, addresses, type Viewer } from "./addresses.ts"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { DEMO_PAGES } from "./mailbox-note.tsx"
import { Wrap } from "../parts/layout/wrap.ts"
import { usePageTitle } from "./page-title.ts"

/** Of those who have not verified their e-mail. */
const VerifyEmail = lazyPart(async () => ({ default: (await import("./verify-email.tsx")).VerifyEmail }))

export interface PageFrameProps {
  /** Names the tab. A screen that knows better calls `usePageTitle` itself and leaves this out. */
  readonly title?: string | undefined
  /** The path of the page shown; when it changes, focus goes to the content. */
  readonly path: string
  readonly viewer: Viewer | undefined
  readonly to?: Addresses | undefined
  readonly onLogin: () => void
  readonly onLogout: () => void
  /** Asks for a new verification mail; the banner shows as long as it is given. */
  readonly onVerifyEmail?: (() => void) | undefined
  /** Stands under the header of every page. */
  readonly banner?: ReactNode | undefined
  /** Messages and notices of whoever is here. */
  readonly notices?: ReactNode | undefined
  readonly snackbars?: SnackbarQueue | undefined
  /** Tabs of an area, inside a `SubHeader`. */
  readonly subHeader?: ReactNode | undefined
  readonly question?: ReactNode | undefined
  readonly contact?: ReactNode | undefined
  readonly footerEnd?: ReactNode | undefined
  readonly hasHeader?: boolean | undefined
  readonly hasFooter?: boolean | undefined
  /** Room of its own: `buy` is the listing's, whose cards stand clear of the footer; `top` keeps a page clear of what is above it. */
  readonly padding?: "buy" | "top" | undefined
  /** What the page stands on, where that is not white. */
  readonly ground?: "grey" | undefined
  /** Says "Demo market" on every page. */
  readonly isDemo: boolean
  readonly year: number
  /** What the screen draws; it brings its own `h1` and no `main`. */
  readonly children: ReactNode
}

/** What every page has around its screen. */
export const PageFrame = (props: PageFrameProps) => {
  const { path, subHeader, snackbars, hasFooter = true, padding, ground, children } = props
  const content = useContentFocus(path)
  return (
    <Page>
      <Skip href="#content">Skip to content</Skip>
      {props.title !== undefined && <Titled title={props.title} />}
      <Top {...props} />
      {subHeader}
      <Content id="content" ref={content} tabIndex={-1} data-padding={padding} data-ground={ground}>
        {children}
      </Content>
      {hasFooter && <Footer {...props} to={props.to ?? addresses} end={props.footerEnd} />}
      {snackbars && <Snackbars queue={snackbars} />}
    </Page>
  )
}

const Top = ({ to = addresses, hasHeader = true, isDemo, onVerifyEmail, ...rest }: PageFrameProps) => (
  <>
    {isDemo && (
      <Demo aria-label="Demo market" data-actions-of="page">
        <Wrap>
          <span>
            <b>Demo market.</b> Real loan figures, invented names and offers.
          </span>{" "}
          <a href={DEMO_PAGES.panel}>Clock and story</a> <a href={DEMO_PAGES.mailbox}>Mailbox</a>
        </Wrap>
      </Demo>
    )}
    {hasHeader && (
      <Header
        viewer={rest.viewer}
        path={rest.path}
        to={to}
        onLogin={rest.onLogin}
        onLogout={rest.onLogout}
        notices={rest.notices}
      />
    )}
    {rest.banner}
    {onVerifyEmail && (
      <Suspense fallback={null}>
        <VerifyEmail onVerify={onVerifyEmail} />
      </Suspense>
    )}
  </>
)

const Titled = ({ title }: { readonly title: string }) => {
  usePageTitle(title)
  return null
}

/** A reader who follows a link lands in the new page, not at the end of the old one. */
const useContentFocus = (path: string) => {
  const content = useRef<HTMLElement>(null)
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [path])
  return content
}

const Page = styled.div`
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
`
const Content = styled.main`
  flex: 1;
  min-width: 0;
  outline: none;
  &[data-ground="grey"] {
    background: ${color.sunken};
  }
  &[data-padding="top"] {
    padding-top: 16px;
  }
  &[data-padding="buy"] {
    padding-bottom: 56px;
  }
`
const Skip = styled.a`
  position: absolute;
  left: 16px;
  top: -80px;
  z-index: ${size.zSkip};
  padding: 10px 16px;
  border-radius: ${size.r2};
  background: ${color.blue};
  color: ${color.onBlue};
  font-weight: 600;
  &:focus {
    top: 8px;
  }
`
const Demo = styled.aside`
  ${text.micro} padding: 5px 0;
  background: ${color.sunken};
  color: ${color.ink2};
  b {
    color: ${color.ink};
    font-weight: 600;
  }
  span,
  a {
    margin-right: 8px;
  }
  a {
    color: ${color.blueText};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below.sm} {
    padding: 4px 0;
  }
`

import {
  type ComponentType,
  createContext,
  createElement,
  type CSSProperties,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useContext,
} from "react"

export interface AnchorProps {
  readonly href: string
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly target?: string | undefined
  readonly rel?: string | undefined
  readonly download?: string | boolean | undefined
  readonly tabIndex?: number | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
  readonly "aria-label"?: string | undefined
  readonly "aria-current"?: "page" | "step" | undefined
}

const Plain = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>

/** What an address within the product is drawn with: a plain anchor until the frame's `RouterLinks` gives the router's. */
export const Links = createContext<ComponentType<AnchorProps>>(Plain)

const leadsOut = (href: string): boolean => /^([a-z]+:|\/\/)/i.test(href)

/** An unstyled link. One that leads out of the product opens beside it and hands nothing over. */
export const Anchor = (props: AnchorProps) => {
  const inside = useContext(Links)
  if (!leadsOut(props.href)) return createElement(inside, props)
  return /^https?:|^\/\//i.test(props.href) ? (
    <Plain target="_blank" rel="noreferrer" {...props} />
  ) : (
    <Plain {...props} />
  )
}

import type { ReactNode } from "react"
import { RouterProvider } from "react-aria-components"
import { useHref, useLinkClickHandler, useNavigate } from "react-router-dom"
import { type AnchorProps, Links } from "../parts/link/index.ts"

/** As the router's own link, which also brings what fetches data and styles ahead. */
const RouterLink = ({ children, href, onClick, target, ...rest }: AnchorProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** Gives links and menus the router; put it once inside the router. Without it, as in stories, links are plain anchors. */
export const RouterLinks = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate()
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      <Links value={RouterLink}>{children}</Links>
    </RouterProvider>
  )
}

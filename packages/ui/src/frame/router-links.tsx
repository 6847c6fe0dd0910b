import type { ReactNode } from "react"
import { RouterProvider } from "react-aria-components"
import { Link, useNavigate } from "react-router-dom"
import { type AnchorProps, Links } from "../parts/link/index.ts"

const RouterLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />

/** Gives links and menus the router; put it once inside the router. Without it, as in stories, links are plain anchors. */
export const RouterLinks = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate()
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      <Links value={RouterLink}>{children}</Links>
    </RouterProvider>
  )
}

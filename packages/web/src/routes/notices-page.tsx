import { NoticesScreen, type Shown } from "@xl/ui/notices"
import { useSearchParams } from "react-router-dom"
import { Guard } from "./guard.tsx"

/** The list chosen and the place in it stand in the address. */
export const NoticesPage = () => {
  const [params, setParams] = useSearchParams()
  const offset = Number(params.get("offset") ?? 0)
  const shown: Shown = {
    offset: Number.isSafeInteger(offset) && offset > 0 ? Math.min(offset, 1_000_000) : 0,
    unreadOnly: params.get("show") === "unread",
  }
  const show = ({ offset, unreadOnly }: Shown) =>
    setParams({ ...(unreadOnly && { show: "unread" }), ...(offset > 0 && { offset: String(offset) }) })
  return (
    <Guard>
      <NoticesScreen shown={shown} onShow={show} />
    </Guard>
  )
}

import { NoticesScreen, type Shown } from "@xl/ui/notices"
import { useAddressParams } from "./address-params.ts"
import { OwnGuard } from "./own-guard.tsx"
import "./notices-bell.ts"
import { offsetIn } from "./offset.ts"

/** The list chosen and the place in it stand in the address. */
export const NoticesPage = () => {
  const [params, setParams] = useAddressParams()
  const shown: Shown = { offset: offsetIn(params), unreadOnly: params.get("show") === "unread" }
  const show = ({ offset, unreadOnly }: Shown) =>
    setParams({ ...(unreadOnly && { show: "unread" }), ...(offset > 0 && { offset: String(offset) }) })
  return (
    <OwnGuard>
      <NoticesScreen shown={shown} onShow={show} />
    </OwnGuard>
  )
}

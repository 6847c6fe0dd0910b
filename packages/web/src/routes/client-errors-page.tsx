import { ClientErrorsScreen } from "@xl/ui/administration"
import { useSearchParams } from "react-router-dom"
import { Guard } from "./guard.tsx"
import { offsetIn } from "./offset.ts"

/** The place in the list stands in the address. */
export const ClientErrorsPage = () => {
  const [params, setParams] = useSearchParams()
  return (
    <Guard area="admin">
      <ClientErrorsScreen
        offset={offsetIn(params)}
        onOffset={(offset) => setParams(offset > 0 ? { offset: String(offset) } : {})}
      />
    </Guard>
  )
}

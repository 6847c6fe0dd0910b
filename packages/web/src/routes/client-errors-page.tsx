import { ClientErrorsModel, clientErrorsModel, ClientErrorsScreen } from "@xl/ui/administration"
import { useSearchParams } from "react-router-dom"
import { screenModel, Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"
import { offsetIn } from "./offset.ts"

screenModel(clientErrorsModel, ClientErrorsModel, Tokens.clientLog)

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

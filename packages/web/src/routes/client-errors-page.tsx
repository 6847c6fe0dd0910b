import { ClientErrorsModel, clientErrorsModel, ClientErrorsScreen } from "@xl/ui/administration"
import { screenModel, Tokens } from "../composition/index.ts"
import { useAddressParams } from "./address-params.ts"
import { Guard } from "./guard.tsx"
import { offsetIn } from "./offset.ts"

screenModel(clientErrorsModel, ClientErrorsModel, Tokens.clientLog)

/** The place in the list stands in the address. */
export const ClientErrorsPage = () => {
  const [params, setParams] = useAddressParams()
  return (
    <Guard area="admin">
      <ClientErrorsScreen
        offset={offsetIn(params)}
        onOffset={(offset) => setParams(offset > 0 ? { offset: String(offset) } : {})}
      />
    </Guard>
  )
}

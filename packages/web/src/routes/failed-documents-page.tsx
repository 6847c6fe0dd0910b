import { useAddressParams } from "./address-params.ts"
import { FailedDocumentsScreen } from "./closing-parts.ts"
import { Guard } from "./guard.tsx"
import { offsetIn } from "./offset.ts"

/** The place in the list stands in the address. */
export const FailedDocumentsPage = () => {
  const [params, setParams] = useAddressParams()
  return (
    <Guard area="admin">
      <FailedDocumentsScreen
        offset={offsetIn(params)}
        onOffset={(offset) => setParams(offset > 0 ? { offset: String(offset) } : {})}
      />
    </Guard>
  )
}

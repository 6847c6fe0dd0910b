import { EventLogModel, eventLogModel, EventLogScreen } from "@xl/ui/event-log"
import { useMemo } from "react"
import { screenModel, Tokens } from "../composition/index.ts"
import { useAddressParams } from "./address-params.ts"
import { Guard } from "./guard.tsx"
import { logSearchIn, logSearchParams } from "./log-search.ts"

screenModel(eventLogModel, EventLogModel, Tokens.deals)

/** What is looked for and the place in the log stand in the address. */
export const EventLogPage = () => {
  const [params, setParams] = useAddressParams()
  const search = useMemo(() => logSearchIn(params), [params])
  return (
    <Guard area="admin">
      <EventLogScreen search={search} onSearch={(wanted) => setParams(logSearchParams(wanted))} />
    </Guard>
  )
}

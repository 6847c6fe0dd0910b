import { AreaTabs, type AreaTabsProps } from "@xl/ui/frame"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { waitingModel } from "./waiting-store.ts"

/** The administrators' tabs, with how much waits behind each. */
export const AdminTabs = observer((props: AreaTabsProps) => {
  const waiting = useViewModel(waitingModel)
  useEffect(() => waiting.follow(), [waiting])
  return <AreaTabs {...props} counts={waiting.counts} />
})

import { UnsubscribeModel, unsubscribeModel, UnsubscribeScreen } from "@xl/ui/listing-alerts"
import { useSearchParams } from "react-router-dom"
import { screenModel, Tokens } from "../composition/index.ts"

screenModel(unsubscribeModel, UnsubscribeModel, Tokens.unsubscribing)

/** The link of a mail opens it, signed in or not. */
export const UnsubscribePage = () => {
  const [params] = useSearchParams()
  return <UnsubscribeScreen token={params.get("token") ?? ""} />
}

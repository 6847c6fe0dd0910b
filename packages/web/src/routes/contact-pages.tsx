import { ContactScreen, purposeAsked, ScheduleDemoScreen } from "@xl/ui/contact"
import { useViewModel } from "@xl/ui/view-model"
import { useSearchParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import "./contact-parts.ts"

export const ContactPage = () => {
  const [params] = useSearchParams()
  return <ContactScreen email={useViewModel(Tokens.config).contactEmail} purpose={purposeAsked(params)} />
}

export const ScheduleDemoPage = () => <ScheduleDemoScreen email={useViewModel(Tokens.config).contactEmail} />

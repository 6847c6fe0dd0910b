import { ContactScreen, purposeAsked, ScheduleDemoScreen } from "@xl/ui/contact"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useSearchParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import "./contact-parts.ts"
import { useIsMember } from "./is-member.ts"

export const ContactPage = observer(() => {
  const [params] = useSearchParams()
  const isMember = useIsMember()
  return (
    <ContactScreen
      isMember={isMember}
      email={useViewModel(Tokens.config).contactEmail}
      purpose={purposeAsked(params)}
    />
  )
})

export const ScheduleDemoPage = () => <ScheduleDemoScreen email={useViewModel(Tokens.config).contactEmail} />

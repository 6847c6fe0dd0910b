import { DocumentScreen, PRIVACY, TERMS } from "@xl/ui/information"
import { useViewModel } from "@xl/ui/view-model"
import { Tokens } from "../composition/index.ts"

export const PrivacyPage = () => <DocumentScreen document={PRIVACY} email={useViewModel(Tokens.config).contactEmail} />
export const TermsPage = () => <DocumentScreen document={TERMS} email={useViewModel(Tokens.config).contactEmail} />

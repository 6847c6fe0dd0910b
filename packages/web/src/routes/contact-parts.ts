import { ContactModel, contactModel } from "@xl/ui/contact"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

import "./letter-parts.ts"

screenModel(contactModel, ContactModel, Tokens.contactDesk, StoreTokens.session, Tokens.snackbars, Tokens.report)

/** What any page shows of the contact forms, fetched with their model when somebody gets there. */
export { ContactDialogs, QuestionForm } from "@xl/ui/contact"

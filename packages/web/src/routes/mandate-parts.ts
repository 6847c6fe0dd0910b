import { MandatesModel, mandatesModel } from "@xl/ui/mandates"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

export { MandatesScreen, OwnMandatesPanel, PersonMandates } from "@xl/ui/mandates"

screenModel(mandatesModel, MandatesModel, Tokens.mandates, StoreTokens.session, Tokens.snackbars)

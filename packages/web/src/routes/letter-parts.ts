import { LettersModel, lettersModel } from "@xl/ui/contact"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

const { accountDialogs, alerts, session } = StoreTokens
screenModel(lettersModel, LettersModel, Tokens.letters, session, accountDialogs, alerts, Tokens.snackbars)

/** What members write to an advisor with, fetched where there is one to write to. */
export { WriteToAdvisor } from "@xl/ui/contact"

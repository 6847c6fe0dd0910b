import { OwnAgreementModel, ownAgreementModel } from "@xl/ui/wizard"
import { screenModel, Tokens } from "../composition/index.ts"

screenModel(ownAgreementModel, OwnAgreementModel, Tokens.dataRooms, Tokens.log)

export { OwnAgreement } from "@xl/ui/wizard"

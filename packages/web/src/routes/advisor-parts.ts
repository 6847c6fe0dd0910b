import { PortraitsModel, portraitsModel } from "@xl/ui/wizard"
import { screenModel, Tokens } from "../composition/index.ts"
import "./picture-parts.ts"

screenModel(portraitsModel, PortraitsModel, Tokens.listingPictures, Tokens.log)

export { AdvisorsStep } from "@xl/ui/wizard"

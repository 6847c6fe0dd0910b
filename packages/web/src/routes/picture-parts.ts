import { PicturesModel, picturesModel } from "@xl/ui/wizard"
import { screenModel, Tokens } from "../composition/index.ts"

screenModel(picturesModel, PicturesModel, Tokens.listingPictures, Tokens.log)

export { PicturesStep } from "@xl/ui/wizard"

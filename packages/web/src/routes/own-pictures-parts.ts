import { OwnPicturesModel, ownPicturesModel } from "@xl/ui/asset"
import { screenModel, Tokens } from "../composition/index.ts"

screenModel(ownPicturesModel, OwnPicturesModel, Tokens.listingPictures, Tokens.log)

export { OwnPictures } from "@xl/ui/asset"

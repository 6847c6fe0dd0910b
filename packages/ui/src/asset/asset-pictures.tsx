import { type AssetView, loanToValue } from "@xl/core/assets"
import { thumbnailKey } from "@xl/core/documents"
import { buildingTypeOf, type DrawnSheet, figureOf, sheetOf, type View, views } from "@xl/core/drawings"
import { Bone, ByWidth, Elevation as Drawing, type GalleryItem, PictureGallery } from "../parts/index.ts"
import { Elevation } from "./elevation.tsx"
import { sectionLevels } from "./section-levels.ts"

const names: Readonly<Record<View, string>> = {
  front: "Front",
  side: "Side",
  site: "Site plan",
  floor: "Typical floor",
}

/** Where a picture and its small copy are, by its key; nothing while they are on their way. */
export type PictureAddresses = (key: string) => Readonly<Record<"src" | "thumbnail", string>> | undefined

export interface AssetPicturesProps {
  readonly asset: AssetView
  /** Of pictures that not everybody may look at. */
  readonly addressesOf?: PictureAddresses | undefined
}

/** The section drawing with its levels, and beneath it the sheets of the same building, or the seller's own pictures. */
export const AssetPictures = ({ addressesOf = onTheMarket, asset }: AssetPicturesProps) => (
  <PictureGallery label="Drawing and pictures" items={[section(asset), ...others(asset, addressesOf)]} />
)

const onTheMarket: PictureAddresses = (key) => ({
  src: `/pictures/${key}`,
  thumbnail: `/pictures/${thumbnailKey(key)}`,
})

/** The section twice, for wide places and for narrow ones: the browser shows one, so that its words can be read. */
const section = (asset: AssetView): GalleryItem => ({
  id: "section",
  label: "Section",
  drawing: (
    <ByWidth
      wide={
        <Elevation
          isCropped
          asset={asset}
          size={{ width: 760, height: 340 }}
          margin={190}
          levels={sectionLevels(asset)}
        />
      }
      narrow={
        <Elevation
          isCropped
          asset={asset}
          size={{ width: 356, height: 260 }}
          margin={116}
          levels={sectionLevels(asset, true)}
        />
      }
    />
  ),
  small: <Elevation asset={asset} size={{ width: 150, height: 90 }} />,
})

const others = (asset: AssetView, addressesOf: PictureAddresses): readonly GalleryItem[] =>
  asset.images.length === 0
    ? views.slice(1).map((view) => sheet(sheetOfAsset(asset, view)))
    : asset.images.map((key, at) => picture(key, at, addressesOf))

const sheetOfAsset = (asset: AssetView, view: View): DrawnSheet => {
  const ltv = loanToValue(asset)
  return {
    type: buildingTypeOf(asset.mainInfo.propertyType),
    debtPercent: ltv === null ? undefined : Math.round(ltv / 10_000),
    assetId: asset.id,
    view,
  }
}

/** A sheet is drawn here, in the page's own colours, large and small. */
const sheet = (drawn: DrawnSheet): GalleryItem => ({
  id: drawn.view,
  label: names[drawn.view],
  drawing: <Drawing figure={{ ...figureOf(drawn), size: { width: 760, height: 340 } }} />,
  small: <Drawing figure={{ ...figureOf(drawn), size: { width: 150, height: 90 } }} isDecoration />,
})

const picture = (key: string, at: number, addressesOf: PictureAddresses): GalleryItem => {
  const drawn = sheetOf(key)
  if (drawn) return sheet(drawn)
  return { id: key, label: `Picture ${at + 1}`, drawing: <Bone $height={340} />, ...addressesOf(key) }
}

import { type AssetView, loanToValue, titleOf } from "@xl/core/assets"
import { Elevation } from "../asset/index.ts"
import { moneyShort, STREET_FIELD as FIELD, StreetScene } from "../parts/index.ts"
import { Anchor } from "../parts/link/index.ts"
import { gridOf, heightOf, topOf } from "./street-scale.ts"

/** The largest loans of the market as one street: every building's height is its value, on one scale of dollars. */
export const Street = ({ assets }: { readonly assets: ReadonlyArray<AssetView> }) => {
  const top = topOf(assets)
  return (
    <StreetScene
      label="The largest loans, one scale"
      legend={[
        "Debt, unpaid principal balance (UPB)",
        "Equity, up to the property's value",
        "The largest loans on the market today, one scale",
      ]}
      axis={gridOf(top).map((cents) => ({ text: round(cents), above: heightOf(cents, top) }))}
    >
      {assets.map((asset) => (
        <House key={asset.id} asset={asset} top={top} />
      ))}
    </StreetScene>
  )
}

/** "$200M": the axis has whole steps only. */
const round = (cents: number): string => moneyShort(cents).replace(".00", "")

const House = ({ asset, top }: { readonly asset: AssetView; readonly top: number }) => {
  const { mainInfo, noteOverview } = asset
  const value = noteOverview.estCollateralValue ?? 0
  const upb = mainInfo.upb ?? 0
  return (
    <li>
      <Elevation
        asset={asset}
        size={{ width: FIELD.width, height: FIELD.height }}
        levels={[{ kind: "debt", atPercent: (loanToValue(asset) ?? 0) / 10_000 }]}
        building={{ height: heightOf(value, top) }}
      />
      <Anchor href={`/asset/${asset.id}`}>{titleOf(asset)}</Anchor>
      <span>
        {moneyShort(upb)} of {moneyShort(value)}
      </span>
    </li>
  )
}

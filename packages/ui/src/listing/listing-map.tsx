import { type AssetView, loanToValue, titleOf } from "@xl/core/assets"
import { JUDICIAL_STATES, StateCode } from "@xl/core/shared"
import { useState } from "react"
import { Panel, percent, type Place, UsMap } from "../parts/index.ts"

const hatched = { states: JUDICIAL_STATES, means: "Judicial foreclosure" }

/** Loans whose collateral lies in one state; of several states none is the place. */
export const placesOf = (assets: readonly AssetView[]): readonly Place[] =>
  assets.flatMap((asset) => {
    const { id, mainInfo } = asset
    const { state } = mainInfo.address
    const ltv = loanToValue(asset)
    if (!StateCode.is(state)) return []
    return [
      {
        id,
        name: titleOf(asset),
        state,
        cents: mainInfo.upb ?? undefined,
        note: ltv === null ? undefined : `${percent(ltv)} of value`,
      },
    ]
  })

/** Where the loans of this page are. A choice goes to the loan's card, which has the figures. */
export const ListingMap = ({ assets }: { readonly assets: readonly AssetView[] }) => {
  const [selected, setSelected] = useState<string>()
  const select = (id: string) => {
    setSelected(id)
    document.getElementById(`loan-${id}`)?.scrollIntoView({ block: "nearest", behavior: "smooth" })
  }
  return (
    <Panel title="Loans on this page, by state">
      <UsMap
        label="Where the loans are"
        places={placesOf(assets)}
        selected={selected}
        onSelect={select}
        hatched={hatched}
      />
    </Panel>
  )
}

import { type AssetView, isOpenToOffers, titleOf } from "@xl/core/assets"
import { followsOffers } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Entries, Entry, GradedMoney, Said, Stack, StatusMark, TextLink } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { pageOf, useViewModel } from "../view-model/index.ts"
import { ChooseMark } from "./choose-mark.tsx"
import { companionsModel } from "./companions-model.ts"

/** Beside the offer on a loan: which other loans one offer may cover with it, for buyers, and nothing where there is none. */
export const Companions = observer(({ asset }: { readonly asset: AssetView }) => {
  const model = useViewModel(companionsModel)
  const { roles } = useViewModel(sessionStore)
  const isAsked = followsOffers(roles) && !asset.isOwner && isOpenToOffers(asset.status)
  useEffect(() => {
    if (isAsked) void model.open(asset.id)
  }, [model, asset.id, isAsked])
  const companions = isAsked ? (pageOf(model.listed) ?? []) : []
  if (companions.length === 0) return null
  return (
    <Stack $gap={2}>
      <Said $isQuiet>One offer may cover this loan and others of the same seller that take offers now:</Said>
      <Entries $isInset aria-label="Loans that one offer may cover with this one">
        {[asset, ...companions].map((one) => (
          <Entry
            key={one.id}
            title={
              one.id === asset.id ? (
                `${titleOf(one)} (this loan)`
              ) : (
                <TextLink href={`/asset/${one.id}`}>{titleOf(one)}</TextLink>
              )
            }
            meta={
              <>
                <GradedMoney cents={one.mainInfo.upb ?? undefined} />
                <StatusMark status={one.status} />
              </>
            }
            action={<ChooseMark asset={one} />}
          />
        ))}
      </Entries>
    </Stack>
  )
})

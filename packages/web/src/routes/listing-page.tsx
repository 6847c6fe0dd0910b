import { searchFrom } from "@xl/core/assets"
import { addressOf, ListingScreen, ListingViewModel, listingViewModel } from "@xl/ui/listing"
import { useViewModel } from "@xl/ui/view-model"
import { useMemo } from "react"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { useAddressParams } from "./address-params.ts"
import { useMinute } from "./minute.ts"
import type { Prepare } from "./prepared.ts"
import { savingOf } from "./saving.tsx"
import { starOf } from "./star.tsx"

screenModel(listingViewModel, ListingViewModel, Tokens.catalog, StoreTokens.session)

export const prepare: Prepare = async (resolve, { search }) => {
  const model = resolve(listingViewModel)
  await model.prepare(searchFrom(new URLSearchParams(search)))
  return { token: listingViewModel, model }
}

export const ListingPage = () => {
  const [params, setParams] = useAddressParams()
  const search = useMemo(() => searchFrom(params), [params])
  return (
    <ListingScreen
      search={search}
      onSearch={(wanted) => setParams(addressOf(wanted))}
      now={useMinute(useViewModel(Tokens.now))}
      star={starOf}
      saving={savingOf}
    />
  )
}

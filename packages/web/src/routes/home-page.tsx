import { HomeModel, homeModel, HomeScreen } from "@xl/ui/home"
import { useViewModel } from "@xl/ui/view-model"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { useMinute } from "./minute.ts"
import type { Prepare } from "./prepared.ts"

screenModel(homeModel, HomeModel, Tokens.catalog, StoreTokens.session)

export const prepare: Prepare = async (resolve) => {
  const model = resolve(homeModel)
  await model.prepare()
  return { token: homeModel, model }
}

export const HomePage = () => <HomeScreen now={useMinute(useViewModel(Tokens.now))} />

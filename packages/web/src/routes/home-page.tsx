import { HomeModel, homeModel, HomeScreen } from "@xl/ui/home"
import { useViewModel } from "@xl/ui/view-model"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { useMinute } from "./minute.ts"

screenModel(homeModel, HomeModel, Tokens.catalog, StoreTokens.session)

export const HomePage = () => <HomeScreen now={useMinute(useViewModel(Tokens.now))} />

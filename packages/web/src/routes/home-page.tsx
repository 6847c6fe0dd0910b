import { HomeScreen } from "@xl/ui/home"
import { useViewModel } from "@xl/ui/view-model"
import { Tokens } from "../composition/index.ts"
import { useMinute } from "./minute.ts"

export const HomePage = () => <HomeScreen now={useMinute(useViewModel(Tokens.now))} />

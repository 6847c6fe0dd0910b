import { ValuationsModel, valuationsModel, valuationWizard } from "@xl/ui/valuation"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./valuation-stores.ts"

const { alerts, session } = StoreTokens

screenModel(valuationsModel, ValuationsModel, Tokens.valuations, valuationWizard, session, alerts, Tokens.snackbars)

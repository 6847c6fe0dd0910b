import { AddressSuggester, addressSuggester } from "@xl/ui/profile"
import { screenModel, Tokens } from "../composition/index.ts"

screenModel(addressSuggester, AddressSuggester, Tokens.addressBook, Tokens.log)

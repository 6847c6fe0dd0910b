import { accountDialogs } from "../accounts/index.ts"
import { returnPath } from "../arrival/index.ts"
import { Button } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"

interface GuestSaveSearchProps {
  /** The address of the search. */
  readonly path: string
  /** Says why this search cannot be kept; without it, it can. */
  readonly onRefuse?: (() => void) | undefined
}

/** A search is kept for whoever is signed in: a guest signs in first, and the saving goes on at the search's address. */
export const GuestSaveSearch = ({ onRefuse, path }: GuestSaveSearchProps) => {
  const accounts = useViewModel(accountDialogs)
  const paths = useViewModel(returnPath)
  const signIn = () => {
    paths.keep(path, "saveSearch")
    accounts.open("signIn", true)
  }
  return <Button onPress={onRefuse ?? signIn}>Save this search</Button>
}

import { accountDialogs } from "../accounts/index.ts"
import { returnPath } from "../arrival/index.ts"
import { Button } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"

/** A search is kept for whoever is signed in: a guest signs in first, and is at `path`, the search's address, again. */
export const GuestSaveSearch = ({ path }: { readonly path: string }) => {
  const accounts = useViewModel(accountDialogs)
  const paths = useViewModel(returnPath)
  const signIn = () => {
    paths.keep(path)
    accounts.open("signIn", true)
  }
  return <Button onPress={signIn}>Save this search</Button>
}

import { observer } from "mobx-react-lite"
import { useCallback } from "react"
import { FramedPage } from "../parts/index.ts"
import type { BankAddition } from "./bank-addition.ts"

/** The provider's page in a frame, and what it posts. */
export const BankFrame = observer(({ addition }: { readonly addition: BankAddition }) => {
  const heard = useCallback((event: MessageEvent) => addition.heard(event, globalThis.location.origin), [addition])
  return (
    <FramedPage
      title="Bank connection"
      address={addition.address}
      waiting="The bank connection opens"
      onMessage={heard}
    />
  )
})

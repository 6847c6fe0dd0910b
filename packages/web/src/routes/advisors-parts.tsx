import type { AssetView, Contact } from "@xl/core/assets"
import { Advisors as Named } from "@xl/ui/asset"
import { observer } from "mobx-react-lite"
import { useOwnName } from "./is-member.ts"
import { WriteToAdvisor } from "./letter-parts.ts"

/** Who is named, and for members the way to write to them from here. */
export const Advisors = observer(({ asset }: { readonly asset: AssetView }) => {
  const mayWrite = useOwnName() && asset.contactsDisclosed && !asset.isOwner
  const write = (contact: Contact) => <WriteToAdvisor asset={asset} contact={contact} />
  return <Named asset={asset} write={mayWrite ? write : undefined} />
})

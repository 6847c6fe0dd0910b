import { roleLabels } from "@xl/core/navigation"
import type { Profile } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { shownAddress } from "../profile/facts.ts"
import { Button, dateTime, Dialog, KeyValueGrid, LinkButton, SegmentedControl, Stack } from "../parts/index.ts"
import { BuyerPart, SellerPart } from "./profile-parts.tsx"
import { RevokeDialog } from "./revoke-dialog.tsx"
import { RoleStepDialog } from "./role-step-dialog.tsx"
import type { UserPart } from "./user-editor.ts"
import type { UserPartProps } from "./user-part.ts"
import { userName } from "./user-name.ts"
import { AddressPart, CompanyPart, ContactPart } from "./user-parts.tsx"
import { RolesPart } from "./user-roles.tsx"

const PARTS: ReadonlyArray<{ readonly id: UserPart; readonly label: string }> = [
  { id: "contact", label: "Contact" },
  { id: "address", label: "Location" },
  { id: "company", label: "Company" },
  { id: "buyer", label: "Buyer" },
  { id: "seller", label: "Seller" },
  { id: "roles", label: "Roles" },
]

/** Parts that are read, or have buttons of their own; the others are forms. */
const WITHOUT_FORM: ReadonlyArray<UserPart> = ["buyer", "seller", "roles"]

/** One person: what an administrator may change, a part at a time. */
export const UserDialog = observer(({ model }: UserPartProps) => {
  const { profile } = model
  if (profile === null || model.form === null) return null
  if (model.isRevoking)
    return (
      <RevokeDialog
        title={`Block ${userName(profile)} as a seller?`}
        text="Live listings go on hold and publication is refused. The comment is mailed to the seller."
        isAsking={model.isAsking}
        onClose={() => model.askRevoke(false)}
        onRevoke={(comment) => void model.revokeSeller(comment)}
      />
    )
  if (model.stepping !== null) return <RoleStepDialog model={model} profile={profile} step={model.stepping} />
  return <Parts model={model} profile={profile} />
})

const SHOWN = {
  contact: ContactPart,
  address: AddressPart,
  company: CompanyPart,
  buyer: BuyerPart,
  seller: SellerPart,
  roles: RolesPart,
} as const

const Parts = observer(({ model, profile }: UserPartProps & { readonly profile: Profile }) => {
  const { part } = model
  const Shown = SHOWN[part]
  const isForm = !WITHOUT_FORM.includes(part)
  return (
    <Dialog
      isOpen
      title={userName(profile)}
      context={userName(profile) === profile.email ? undefined : profile.email}
      width={720}
      onClose={model.close}
      {...(isForm && { onSubmit: model.save })}
      actions={
        <>
          <LinkButton href={`/admin/buyers/${profile.id}`}>Open the page</LinkButton>
          <Button onPress={model.close}>{isForm ? "Cancel" : "Close"}</Button>
          {isForm && (
            <Button kind="primary" type="submit" isPending={model.isAsking}>
              Save
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={5}>
        <SegmentedControl label="Part" isLabelHidden options={PARTS} value={part} onChange={model.show} />
        <Shown model={model} />
        {part === "contact" && <KeyValueGrid items={recordOf(profile)} />}
      </Stack>
    </Dialog>
  )
})

/** What is on record, to read. */
const recordOf = ({ address, creationDate, lastLogin, lastLoginAddress, roles }: Profile) => [
  { label: "Roles", value: roleLabels(roles).join(", ") },
  { label: "Registered", value: dateTime(creationDate) },
  { label: "Last log-in", value: lastLogin === null ? "Never" : dateTime(lastLogin) },
  { label: "From the IP address", value: lastLoginAddress ?? undefined },
  { label: "Address", value: shownAddress(address) },
]

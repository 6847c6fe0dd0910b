import { roleFlags, roleLabels } from "@xl/core/navigation"
import { sellerStanding } from "@xl/core/roles"
import { observer } from "mobx-react-lite"
import { Button, Cluster, DateField, DayText, KeyValueGrid, MoneyField, Pair, Said, Stack } from "../parts/index.ts"
import type { UserPartProps } from "./user-part.ts"

/** Which roles somebody holds, and the ways to give and take them. */
export const RolesPart = observer(({ model }: UserPartProps) => {
  const { isAsking, profile } = model
  if (profile === null) return null
  const { admin: isAdmin } = roleFlags(profile.roles)
  return (
    <Stack $gap={5}>
      <KeyValueGrid columns={1} items={[{ label: "Roles", value: roleLabels(profile.roles).join(", ") }]} />
      <Cluster>
        <Button isPending={isAsking} onPress={() => void (isAdmin ? model.removeAdmin() : model.addAdmin())}>
          {isAdmin ? "Remove admin" : "Make admin"}
        </Button>
        <SellerButton model={model} />
      </Cluster>
      <BuyerRole model={model} />
    </Stack>
  )
})

const SellerButton = observer(({ model }: UserPartProps) => {
  const { isAsking, profile } = model
  const standing = profile && sellerStanding(profile)
  if (standing === "blocked")
    return (
      <Button isPending={isAsking} onPress={() => void model.restoreSeller()}>
        Restore seller
      </Button>
    )
  if (standing !== "seller") return null
  return (
    <Button kind="danger" onPress={() => model.askRevoke(true)}>
      Block seller
    </Button>
  )
})

/** The buyer role comes with approved funds; a buyer's are renewed. */
const BuyerRole = observer(({ model }: UserPartProps) => {
  const { form, profile } = model
  if (form === null || profile === null) return null
  const { buyer: isBuyer } = roleFlags(profile.roles)
  const { fundsApprovalExpiryDate } = profile.buyerProfile
  return (
    <Stack $gap={4}>
      <Pair>
        <MoneyField label="Approved funds" cents={form.pofSum} onChange={(sum) => model.type({ pofSum: sum })} />
        <DateField
          label="Approval date"
          helper="Today or earlier"
          to={model.today}
          day={form.fundsDay}
          onChange={(fundsDay) => model.type({ fundsDay })}
        />
      </Pair>
      <BuyerButtons model={model} isBuyer={isBuyer} />
      {isBuyer && (
        <Said $isQuiet>
          Funds are approved until <DayText day={fundsApprovalExpiryDate ?? undefined} />.
        </Said>
      )}
    </Stack>
  )
})

const BuyerButtons = observer(({ model, isBuyer }: UserPartProps & { readonly isBuyer: boolean }) => (
  <Cluster>
    <Button
      kind="primary"
      isPending={model.isAsking}
      isDisabled={!model.hasFunds}
      onPress={() => void (isBuyer ? model.editFunds() : model.assignBuyer())}
    >
      {isBuyer ? "Save funds" : "Assign buyer role"}
    </Button>
    {isBuyer && (
      <Button kind="danger" isPending={model.isAsking} onPress={() => void model.removeBuyer()}>
        Remove buyer role
      </Button>
    )}
  </Cluster>
))

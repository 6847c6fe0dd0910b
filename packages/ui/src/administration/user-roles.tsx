import { roleFlags, roleLabels } from "@xl/core/navigation"
import { ROLE_WORDS, type GivenRole, roleStanding, sellerStanding } from "@xl/core/roles"
import { observer } from "mobx-react-lite"
import {
  Button,
  Cluster,
  DateField,
  DayText,
  Entries,
  Entry,
  KeyValueGrid,
  MoneyField,
  Pair,
  Said,
  Stack,
} from "../parts/index.ts"
import type { UserPartProps } from "./user-part.ts"

/** Roles that are given and taken as they are, in the order of the list. The buyer's comes with approved funds, below. */
const GIVEN: ReadonlyArray<GivenRole> = ["Sellers", "Concierges", "Admins", "RestrictedBuyers", "VerifiedUsers"]

/** Which roles somebody holds, and the ways to give and take them. */
export const RolesPart = observer(({ model }: UserPartProps) => {
  const { profile } = model
  if (profile === null) return null
  return (
    <Stack $gap={5}>
      <KeyValueGrid columns={1} items={[{ label: "Roles", value: roleLabels(profile.roles).join(", ") }]} />
      <Entries $isInset aria-label="Roles to give and take">
        {GIVEN.map((role) => (
          <RoleLine key={role} model={model} role={role} />
        ))}
      </Entries>
      <BuyerRole model={model} />
    </Stack>
  )
})

/** One role: what it lets its holder do, and whether it is held. */
const RoleLine = observer(({ model, role }: UserPartProps & { readonly role: GivenRole }) => {
  const { profile } = model
  if (profile === null) return null
  const { lets, name } = ROLE_WORDS[role]
  const standing = roleStanding(profile, role)
  const isHeld = standing === "held"
  return (
    <Entry
      title={name}
      meta={<span>{lets}</span>}
      action={
        <Cluster>
          {role === "Sellers" && <SellerButton model={model} />}
          <Button
            size="small"
            aria-label={`${isHeld ? "Take" : "Give"} ${name}`}
            isDisabled={standing === "covered"}
            onPress={() => model.askStep({ act: isHeld ? "take" : "give", role })}
          >
            {isHeld ? "Take" : "Give"}
          </Button>
        </Cluster>
      }
    />
  )
})

const SellerButton = observer(({ model }: UserPartProps) => {
  const { profile } = model
  const standing = profile && sellerStanding(profile)
  if (standing === "blocked")
    return (
      <Button size="small" onPress={() => model.askStep({ act: "restore", role: "Sellers" })}>
        Restore seller
      </Button>
    )
  if (standing !== "seller") return null
  return (
    <Button kind="danger" size="small" onPress={() => model.askRevoke(true)}>
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
      onPress={() => (isBuyer ? void model.editFunds() : model.askStep({ act: "give", role: "ApprovedBuyers" }))}
    >
      {isBuyer ? "Save funds" : "Assign buyer role"}
    </Button>
    {isBuyer && (
      <Button kind="danger" onPress={() => model.askStep({ act: "take", role: "ApprovedBuyers" })}>
        Remove buyer role
      </Button>
    )}
  </Cluster>
))

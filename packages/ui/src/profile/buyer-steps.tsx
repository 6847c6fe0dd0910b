import { observer } from "mobx-react-lite"
import { Banner, Pair, Said, Stack, TextField } from "../parts/index.ts"
import { AddressFields } from "./address-fields.tsx"
import type { BuyerDialog } from "./buyer-dialog.ts"

interface Props {
  readonly model: BuyerDialog
}

/** Step 1: who buys. */
export const EntityStep = observer(({ model }: Props) => (
  <Stack $gap={5}>
    <TextField
      label="Name of the entity"
      autoComplete="organization"
      value={model.form.purchasingEntity}
      onChange={(purchasingEntity) => model.type({ purchasingEntity })}
      isRequired
      error={model.errors["purchasingEntity"]}
    />
    {model.fundsStayWith !== null && (
      <Banner tone="warn">
        {`Your approved funds count for ${model.fundsStayWith} alone. To offer for another entity, file a proof of its funds. Until that is approved you cannot offer, and your live offers are marked as above the approved funds.`}
      </Banner>
    )}
    <AddressFields
      value={model.form.purchasingEntityAddress}
      onChange={(purchasingEntityAddress) => model.type({ purchasingEntityAddress })}
      isRequired
      errors={model.errors}
      hasCountry
    />
  </Stack>
))

/** Step 2: who acts for it. */
export const ManagingMemberStep = observer(({ model }: Props) => (
  <Stack $gap={5}>
    <Said>Who signs for the entity: its managing member or general partner.</Said>
    <Pair>
      <TextField
        label="First name"
        value={model.form.mmgpFirstName}
        onChange={(mmgpFirstName) => model.type({ mmgpFirstName })}
        isRequired
        error={model.errors["mmgpFirstName"]}
      />
      <TextField
        label="Last name"
        value={model.form.mmgpLastName}
        onChange={(mmgpLastName) => model.type({ mmgpLastName })}
        isRequired
        error={model.errors["mmgpLastName"]}
      />
    </Pair>
    <AddressFields
      value={model.form.mmgpAddress}
      onChange={(mmgpAddress) => model.type({ mmgpAddress })}
      isRequired
      errors={model.memberAddressErrors}
      hasCountry
    />
  </Stack>
))

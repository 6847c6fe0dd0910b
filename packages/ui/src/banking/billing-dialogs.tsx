import { maskedAccount, bankTexts } from "@xl/core/banking"
import { BankingInfoId, US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Button,
  ComboBox,
  Dialog,
  KeyValueGrid,
  Pair,
  RadioGroup,
  Said,
  Stack,
  TextField,
  ZipField,
} from "../parts/index.ts"
import { bankLine, bankName, ownerLine } from "./bank-words.ts"
import type { BillingModel } from "./billing-model.ts"
import { IdentityFields } from "./identity-fields.tsx"

interface Props {
  readonly model: BillingModel
}

/** The question that is asked about a bank, if one is. */
export const BillingDialogs = observer(({ model }: Props) => {
  switch (model.dialog.tag) {
    case "address":
      return <AddressDialog model={model} />
    case "closed":
      return null
    case "delete":
      return <DeleteDialog model={model} />
    case "edit":
    case "identity":
      return <IdentityDialog model={model} />
    case "prompt":
      return <AddressPrompt model={model} />
    case "select":
      return <SelectDialog model={model} />
  }
})

const Cancel = ({ model }: Props) => <Button onPress={model.close}>Cancel</Button>

/** Names the bank before it goes. */
export const DeleteDialog = observer(({ model }: Props) => {
  const { dialog } = model
  if (dialog.tag !== "delete") return null
  const { bank } = dialog
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Delete Bank"
      width={440}
      onClose={model.close}
      actions={
        <>
          <Cancel model={model} />
          <Button kind="danger" isPending={model.isAsking} onPress={() => void model.remove()}>
            Delete Bank
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Said>Deposits can no longer go through this bank.</Said>
        <KeyValueGrid
          items={[
            { label: "Bank name", value: bankName(bank) },
            { label: "Routing number", value: bank.routingNumber ?? undefined },
            { label: "Account number", value: maskedAccount(bank) },
          ]}
        />
      </Stack>
    </Dialog>
  )
})

/** The banks that deposits may go through, one of which is confirmed. */
export const SelectDialog = observer(({ model }: Props) => {
  const { dialog } = model
  if (dialog.tag !== "select") return null
  return (
    <Dialog
      isOpen
      title="Select Another Bank"
      width={720}
      onClose={model.close}
      onSubmit={model.confirm}
      actions={
        <>
          <Cancel model={model} />
          <Button kind="primary" type="submit" isDisabled={dialog.chosen === null} isPending={model.isAsking}>
            Confirm
          </Button>
        </>
      }
    >
      {model.selectable.length === 0 ? (
        <Said>None of your banks can be used for deposits now. Add one that can.</Said>
      ) : (
        <RadioGroup
          label="Your banks"
          options={model.selectable.map((bank) => ({
            id: bank.bankingInfoId,
            label: bankLine(bank),
            helper: ownerLine(bank),
          }))}
          value={dialog.chosen ?? undefined}
          onChange={(id) => {
            if (BankingInfoId.is(id)) model.select(id)
          }}
        />
      )}
    </Dialog>
  )
})

const IdentityDialog = observer(({ model }: Props) => {
  const { dialog } = model
  if (dialog.tag !== "edit" && dialog.tag !== "identity") return null
  const isEdit = dialog.tag === "edit"
  return (
    <Dialog
      isOpen
      title={isEdit ? "Edit Bank" : "Identity number"}
      context={bankLine(dialog.bank)}
      width={720}
      onClose={model.close}
      onSubmit={model.edit}
      note={isEdit ? undefined : "This bank has no number yet, and needs one before it is used."}
      actions={
        <>
          <Cancel model={model} />
          <Button kind="primary" type="submit" isDisabled={!model.identity.isComplete} isPending={model.isAsking}>
            {isEdit ? "Save" : "Confirm"}
          </Button>
        </>
      }
    >
      <IdentityFields form={model.identity} />
    </Dialog>
  )
})

/** Says that an address is missing, why, and where it is given. */
export const AddressPrompt = observer(({ model }: Props) => {
  const { dialog } = model
  if (dialog.tag !== "prompt") return null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={bankTexts.addressTitle}
      context={bankLine(dialog.bank)}
      onClose={model.close}
      actions={
        <Button kind="primary" onPress={() => model.askAddress(dialog.bank)}>
          {bankTexts.addressButton}
        </Button>
      }
    >
      <Said>{bankTexts.addressReason}</Said>
    </Dialog>
  )
})

const STATES = Object.entries(US_STATES).map(([id, label]) => ({ id, label }))

/** Where the holder of an account lives. */
export const AddressDialog = observer(({ model }: Props) => {
  const { dialog } = model
  if (dialog.tag !== "address") return null
  return (
    <Dialog
      isOpen
      title="Banking address"
      context={bankLine(dialog.bank)}
      width={720}
      onClose={model.close}
      onSubmit={model.saveAddress}
      actions={
        <>
          <Cancel model={model} />
          <Button kind="primary" type="submit" isPending={model.isAsking}>
            Save
          </Button>
        </>
      }
    >
      <AddressFields model={model} />
    </Dialog>
  )
})

const AddressFields = observer(({ model }: Props) => {
  const { address, addressErrors: errors } = model
  return (
    <Stack $gap={5}>
      <TextField
        label="Address"
        size="large"
        autoComplete="street-address"
        value={address.address}
        onChange={(typed) => model.typeAddress({ address: typed })}
        error={errors.address}
      />
      <TextField
        label="City"
        size="large"
        autoComplete="address-level2"
        value={address.city}
        onChange={(city) => model.typeAddress({ city })}
        error={errors.city}
      />
      <Pair>
        <ComboBox
          label="State"
          size="large"
          placeholder="Type or choose"
          options={STATES}
          value={address.state || undefined}
          onChange={(state) => model.typeAddress({ state: state ?? "" })}
          error={errors.state}
        />
        <ZipField
          label="Zip code"
          size="large"
          value={address.zipCode}
          onChange={(zipCode) => model.typeAddress({ zipCode })}
          error={errors.zipCode}
        />
      </Pair>
    </Stack>
  )
})

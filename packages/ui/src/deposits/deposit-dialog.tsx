import type { DepositView } from "@xl/core/deposits"
import { BankingInfoId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Banner,
  Button,
  Dialog,
  KeyValueGrid,
  LinkButton,
  money,
  RadioGroup,
  RowsSkeleton,
  Said,
  Stack,
} from "../parts/index.ts"
import { ApproveFields, AmountFields, DeclineFields, RecordFields } from "./deposit-fields.tsx"
import type { DepositForm } from "./deposit-form.ts"
import type { DepositModel, DepositStep } from "./deposit-model.ts"
import { bankText } from "./deposit-words.ts"

interface Props {
  readonly model: DepositModel
}

interface Words {
  readonly title: string
  readonly go: string
  readonly isDanger?: boolean
}

const WORDS: { readonly [Step in DepositStep]: Words } = {
  approveDeposit: { title: "Pay out the deposit", go: "Pay out" },
  approveDepositSeller: { title: "Approve the payout?", go: "Approve payout" },
  declineDeposit: { title: "Decide on the deposit", go: "Decide" },
  editDepositAmount: { title: "Change the deposit amount", go: "Change amount" },
  recordManualTransfer: { title: "Record a transfer", go: "Record transfer" },
  refundDeposit: { title: "Refund the deposit?", go: "Refund" },
  selectBank: { title: "Select a bank for this offer", go: "Select bank" },
}

/** What is asked about a deposit before it happens, with the amounts that follow from it. */
export const DepositDialog = observer(({ model }: Props) => {
  const { deposit, form, offer, step } = model
  if (step === "closed" || offer === null || deposit === null || form === null) return null
  const Body = BODIES[step]
  const words = WORDS[step]
  const isForPlatform = step === "selectBank" && deposit.side === "admin"
  return (
    <Dialog
      isOpen
      width={613}
      title={isForPlatform ? "Select a bank for XL's share" : words.title}
      context={offer.assets.map(({ title }) => title).join(", ")}
      onClose={model.close}
      onSubmit={model.confirm}
      actions={
        <>
          <Button onPress={model.close}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={model.isAsking} isDisabled={isEmpty(model, step)}>
            {words.go}
          </Button>
        </>
      }
    >
      <Stack>
        {model.error !== null && (
          <Banner tone="bad" isAlert>
            {model.error}
          </Banner>
        )}
        <Body model={model} deposit={deposit} form={form} />
      </Stack>
    </Dialog>
  )
})

const isEmpty = (model: DepositModel, step: DepositStep): boolean => step === "selectBank" && model.chosen === null

interface BodyProps extends Props {
  readonly deposit: DepositView
  readonly form: DepositForm
}

const Consent = ({ deposit }: BodyProps) => (
  <Said>
    {`You agree that an administrator pays the deposit of ${money(deposit.value)} out. No money moves yet. Your agreement cannot be taken back.`}
  </Said>
)
const Refund = ({ deposit }: BodyProps) => (
  <KeyValueGrid columns={1} items={[{ label: "Back to the buyer", value: money(deposit.value) }]} />
)
const Amount = ({ deposit, form, model }: BodyProps) => (
  <AmountFields deposit={deposit} form={form} isAgreed={model.isAgreed} />
)
const Record = ({ deposit, form, model }: BodyProps) => (
  <RecordFields deposit={deposit} form={form} today={model.today} />
)

const BankFields = observer(({ model }: Props) => {
  if (model.banks === null) return model.error === null ? <RowsSkeleton label="Your banks are loading" /> : null
  return model.banks.length === 0 ? (
    <Stack>
      <Said>You have no bank that can be selected here. Add one in your billing settings, then select it here.</Said>
      <LinkButton href="/profile/billing">Billing settings</LinkButton>
    </Stack>
  ) : (
    <RadioGroup
      label="Your banks"
      options={model.banks.map((bank) => ({
        id: bank.bankingInfoId,
        label: bankText(bank),
      }))}
      value={model.chosen ?? undefined}
      onChange={(id) => {
        if (BankingInfoId.is(id)) model.choose(id)
      }}
    />
  )
})

const BODIES: { readonly [Step in DepositStep]: React.ComponentType<BodyProps> } = {
  approveDeposit: ApproveFields,
  approveDepositSeller: Consent,
  declineDeposit: DeclineFields,
  editDepositAmount: Amount,
  recordManualTransfer: Record,
  refundDeposit: Refund,
  selectBank: BankFields,
}

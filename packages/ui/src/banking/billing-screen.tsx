import { maskedAccount, type OwnBank } from "@xl/core/banking"
import { bankTexts } from "@xl/core/messages"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import {
  Banner,
  Button,
  day,
  EmptyState,
  Entries,
  Entry,
  ErrorState,
  Panel,
  RowsSkeleton,
  Tag,
} from "../parts/index.ts"
import { ProfilePage } from "../profile/profile-page.tsx"
import { useViewModel } from "../view-model/index.ts"
import { AdditionDialogs } from "./addition-dialogs.tsx"
import { bankName, ownerLine, providerName } from "./bank-words.ts"
import { BillingDialogs } from "./billing-dialogs.tsx"
import { type BillingModel, billingModel } from "./billing-model.ts"

/** The bank accounts that deposits come from and go to. */
export const BillingScreen = observer(() => {
  const model = useViewModel(billingModel)
  useEffect(() => void model.open(), [model])
  const { listed, unaddressed } = model
  return (
    <ProfilePage title="Billing">
      {unaddressed && (
        <Banner
          tone="warn"
          action={
            <Button size="small" onPress={() => model.askAddress(unaddressed)}>
              {bankTexts.addressButton}
            </Button>
          }
        >
          {bankTexts.addressReason}
        </Banner>
      )}
      {listed.tag === "loading" && <RowsSkeleton label="Your banks are loading" />}
      {listed.tag === "failed" && (
        <ErrorState title="Your banks did not load" onRetry={() => void model.open()}>
          {listed.said}
        </ErrorState>
      )}
      {listed.tag === "listed" && <Banks model={model} />}
      <BillingDialogs model={model} />
      <AdditionDialogs addition={model.addition} />
    </ProfilePage>
  )
})

interface Props {
  readonly model: BillingModel
}

const AddButton = ({ model }: Props) => (
  <Button kind="primary" icon="plus" onPress={model.add}>
    Add New Bank
  </Button>
)

const Banks = observer(({ model }: Props) =>
  model.banks.length === 0 ? (
    <EmptyState title="No bank account is linked" level={2} actions={<AddButton model={model} />}>
      Deposits are paid from and to an account of your own.
    </EmptyState>
  ) : (
    <Panel
      title="Your banks"
      end={
        <>
          {model.banks.length > 1 && <Button onPress={model.askSelect}>Select Another Bank</Button>}
          <AddButton model={model} />
        </>
      }
    >
      <Entries $isInset>
        {model.banks.map((bank) => (
          <BankEntry key={bank.bankingInfoId} model={model} bank={bank} />
        ))}
      </Entries>
    </Panel>
  ),
)

const BankEntry = observer(({ bank, model }: Props & { readonly bank: OwnBank }) => {
  const name = `${bankName(bank)} ${maskedAccount(bank)}`
  return (
    <Entry
      title={bankName(bank)}
      tag={
        <>
          {bank.isChosen && <Tag tone="ok">Used for deposits</Tag>}
          {bank.needsAddress && <Tag tone="warn">Address needed</Tag>}
        </>
      }
      meta={
        <>
          <span>{`Account ${maskedAccount(bank)}`}</span>
          {bank.routingNumber !== null && <span>{`Routing ${bank.routingNumber}`}</span>}
          <span>{ownerLine(bank)}</span>
          <span>{`Connected by ${providerName(bank)} on ${day(dayOf(bank.creationDate))}`}</span>
        </>
      }
      action={
        <>
          {bank.needsAddress && (
            <Button size="small" aria-label={`Add the address of ${name}`} onPress={() => model.askAddress(bank)}>
              Add address
            </Button>
          )}
          <Button size="small" aria-label={`Edit ${name}`} onPress={() => model.askEdit(bank)}>
            Edit
          </Button>
          <Button size="small" kind="danger" aria-label={`Delete ${name}`} onPress={() => model.askDelete(bank)}>
            Delete
          </Button>
        </>
      }
    />
  )
})

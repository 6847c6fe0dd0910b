import { maskedAccount, type OwnBank, bankTexts } from "@xl/core/banking"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Banner,
  Button,
  DayText,
  EmptyState,
  Entries,
  Entry,
  ErrorState,
  Panel,
  RowsSkeleton,
  Tag,
} from "../parts/index.ts"
import { AdditionDialogs } from "./addition-dialogs.tsx"
import { bankName, ownerLine, providerName } from "./bank-words.ts"
import { BillingDialogs } from "./billing-dialogs.tsx"
import type { BillingModel } from "./billing-model.ts"

interface Props {
  readonly model: BillingModel
}
interface BanksProps extends Props {
  readonly title: string
  readonly level: 2 | 3
}

/** One's own banks, or why they are not here; and what the one that deposits go through still lacks. */
export const OwnBanks = observer((props: BanksProps) => {
  const { listed, unaddressed, askAddress, open } = props.model
  return (
    <>
      {unaddressed && (
        <Banner
          tone="warn"
          action={
            <Button size="small" onPress={() => askAddress(unaddressed)}>
              {bankTexts.addressButton}
            </Button>
          }
        >
          {bankTexts.addressReason}
        </Banner>
      )}
      {listed.tag === "loading" && <RowsSkeleton label="Your banks are loading" />}
      {listed.tag === "failed" && (
        <ErrorState title="Your banks did not load" onRetry={() => void open()}>
          {listed.said}
        </ErrorState>
      )}
      {listed.tag === "listed" && <Banks {...props} />}
    </>
  )
})

/** What is asked about a bank, and the way to a new one. Beside a form, never in it: each is a form of its own. */
export const BankDialogs = ({ model }: Props) => (
  <>
    <BillingDialogs model={model} />
    <AdditionDialogs addition={model.addition} />
  </>
)

const AddButton = ({ model }: Props) => (
  <Button kind="primary" icon="plus" onPress={model.add}>
    Add New Bank
  </Button>
)

const Banks = observer(({ level, model, title }: BanksProps) =>
  model.banks.length === 0 ? (
    <EmptyState title="No bank account is linked" level={2} actions={<AddButton model={model} />}>
      Deposits are paid from and to an account of your own.
    </EmptyState>
  ) : (
    <Panel
      title={title}
      level={level}
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
          <span>
            Connected by {providerName(bank)} on <DayText day={dayOf(bank.creationDate)} />
          </span>
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

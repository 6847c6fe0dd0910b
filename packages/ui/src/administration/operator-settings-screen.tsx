import { BankProvider, MOST_INSTRUCTION_CHARACTERS, type Settings } from "@xl/core/settings"
import { type StateCode, US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Banner,
  Button,
  ErrorState,
  Pair,
  Panel,
  RadioGroup,
  RowsSkeleton,
  ScreenTitle,
  Select,
  Stack,
  Switch,
  TextArea,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type OperatorSettingsModel, operatorSettingsModel } from "./operator-settings-model.ts"

/** What the operator decides for everybody; it holds at once. */
export const OperatorSettingsScreen = observer(() => {
  const model = useViewModel(operatorSettingsModel)
  useEffect(() => void model.open(), [model])
  const { listed, wanted } = model
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Settings</ScreenTitle>
      </ScreenHead>
      {listed.tag === "failed" && (
        <ErrorState title="The settings did not load" onRetry={() => void model.open()}>
          {listed.said}
        </ErrorState>
      )}
      {listed.tag === "loading" && <RowsSkeleton label="The settings are loading" />}
      {listed.tag === "listed" && wanted && <Form model={model} wanted={wanted} />}
    </Wrap>
  )
})

interface FormProps {
  readonly model: OperatorSettingsModel
  readonly wanted: Settings
}

const Form = observer(({ model, wanted }: FormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      void model.save()
    }}
  >
    <Stack $gap={6} $isPage>
      {model.error !== null && (
        <Banner tone="bad" isAlert>
          {model.error}
        </Banner>
      )}
      <Panel title="Registration and profiles">
        <Stack $gap={4}>
          {REGISTRATION.map((one) => (
            <Decision key={one.name} model={model} wanted={wanted} {...one} />
          ))}
        </Stack>
      </Panel>
      <EarnestMoney model={model} wanted={wanted} />
      <Agreements model={model} wanted={wanted} />
      <Panel title="Approved funds">
        <RadioGroup
          label="Live offers of a buyer that together exceed the approved funds"
          options={AGGREGATE_FUNDS}
          value={wanted.aggregateFunds}
          onChange={(aggregateFunds) => model.change({ aggregateFunds })}
        />
      </Panel>
      <div>
        <Button kind="primary" type="submit" isDisabled={!model.isChanged} isPending={model.isAsking}>
          Save settings
        </Button>
      </div>
    </Stack>
  </form>
))

const EarnestMoney = observer(({ model, wanted }: FormProps) => (
  <Panel title="Earnest money">
    <Stack $gap={4}>
      <Decision model={model} wanted={wanted} {...DEPOSITS} />
      <Providers model={model} wanted={wanted} />
      <TextArea
        label="How a buyer pays by hand"
        helper="Account, reference and whom to ask. Signed-in people read it beside a deposit that is to be paid."
        rows={5}
        maxLength={MOST_INSTRUCTION_CHARACTERS}
        value={wanted.depositInstructions}
        onChange={(depositInstructions) => model.change({ depositInstructions })}
      />
    </Stack>
  </Panel>
))

const STATES = (Object.entries(US_STATES) as ReadonlyArray<[StateCode, string]>).map(([id, label]) => ({ id, label }))

const Agreements = observer(({ model, wanted }: FormProps) => (
  <Panel title="Closing documents">
    <Stack $gap={4}>
      {wanted.governingState === null && (
        <Banner tone="warn">
          No state is chosen. Loan purchase agreements say “governed by the law of [State]” until you choose one.
        </Banner>
      )}
      <Select
        label="Governing law of the loan purchase agreement"
        helper="Agreements that are prepared from now on name this state."
        options={STATES}
        value={wanted.governingState ?? undefined}
        onChange={(governingState) => model.change({ governingState })}
      />
    </Stack>
  </Panel>
))

interface Flag {
  readonly name:
    | "autoDeposit"
    | "passwordlessRegistrationEnabled"
    | "userNotificationsCriteriaRequired"
    | "userProfileRequired"
  readonly label: string
  readonly helper: string
}
const REGISTRATION: ReadonlyArray<Flag> = [
  {
    name: "passwordlessRegistrationEnabled",
    label: "Register with an email alone",
    helper: "Registration asks for the email alone; a password is mailed.",
  },
  {
    name: "userProfileRequired",
    label: "User profile required",
    helper: "The fields of the user profile carry the required marker.",
  },
  {
    name: "userNotificationsCriteriaRequired",
    label: "Notification criteria required",
    helper: "The criteria for notifications carry the required marker.",
  },
]
const DEPOSITS: Flag = {
  name: "autoDeposit",
  label: "Automatic deposits",
  helper: "Earnest money moves by itself through the payment provider.",
}

const Decision = observer(({ model, wanted, name, label, helper }: FormProps & Flag) => (
  <Switch isSelected={wanted[name]} onChange={(isOn) => model.change({ [name]: isOn })} helper={helper}>
    {label}
  </Switch>
))

const Providers = observer(({ model, wanted }: FormProps) => (
  <Pair>
    <Select
      label="Payment provider"
      options={PROVIDERS}
      value={known(wanted.depositPaymentProvider)}
      onChange={(depositPaymentProvider) => model.change({ depositPaymentProvider })}
    />
    <Select
      label="Bank connection"
      options={PROVIDERS}
      value={known(wanted.depositIframeProvider)}
      onChange={(depositIframeProvider) => model.change({ depositIframeProvider })}
    />
  </Pair>
))

const AGGREGATE_FUNDS: ReadonlyArray<{ readonly id: Settings["aggregateFunds"]; readonly label: string }> = [
  { id: "warn", label: "Warn the buyer and mark the offers for the seller" },
  { id: "refuse", label: "Refuse the offer" },
]

const PROVIDERS: ReadonlyArray<{ readonly id: BankProvider; readonly label: string }> = [
  { id: "plaid", label: "Plaid" },
  { id: "vopay", label: "VoPay" },
]
const known = (provider: Settings["depositPaymentProvider"]): BankProvider | undefined =>
  BankProvider.is(provider) ? provider : undefined

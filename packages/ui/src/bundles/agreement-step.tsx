import { observer } from "mobx-react-lite"
import { Banner, Button, Panel, Said, Stack } from "../parts/index.ts"
import type { MakeOfferScreenProps } from "./step-props.ts"
import { StepActions } from "./step-actions.tsx"

/** The bid deposit agreement: of use only while earnest money moves by itself. */
export const AgreementStep = observer(({ model, onGo }: MakeOfferScreenProps) => (
  <Stack $gap={5}>
    <Panel title="Deposit agreement">
      {model.signsAgreement ? (
        <Stack>
          <Banner tone="warn">The bid deposit agreement cannot be signed here yet.</Banner>
          <Said>You can send your offer without it. No earnest money moves before the agreement is signed.</Said>
        </Stack>
      ) : (
        <Said>
          No deposit agreement is needed now: earnest money does not move by itself on this market. An administrator
          records what you pay.
        </Said>
      )}
    </Panel>
    <StepActions before={model.before("deposit-agreement")} onGo={onGo}>
      <Button kind="primary" size="large" onPress={() => onGo(model.after("deposit-agreement"))}>
        Continue
      </Button>
    </StepActions>
  </Stack>
))

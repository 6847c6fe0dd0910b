import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import type { MandateView } from "@xl/core/mandates"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Banner,
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  Stack,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { EndMandateDialog } from "./end-mandate-dialog.tsx"
import { MandateList } from "./mandate-list.tsx"
import { type MandatesModel, mandatesModel } from "./mandates-model.ts"

export interface MandatesScreenProps {
  /** Whether the reader acted for a seller a moment ago and does not any more. */
  readonly hasEnded?: boolean | undefined
  /** Begins to act for the seller of a mandate; nobody can where it is left out. */
  readonly onAct?: ((mandate: MandateView) => void) | undefined
}

/** The sellers for whom a Concierge acts. */
export const MandatesScreen = ({ hasEnded = false, onAct }: MandatesScreenProps) => {
  const model = useViewModel(mandatesModel)
  useEffect(() => void model.show("held"), [model])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Your mandates</ScreenTitle>
      </ScreenHead>
      <Stack $isPage>
        {hasEnded && (
          <Banner tone="warn" isAlert>
            You do not act for the seller any more: the mandate ended, or your session did. What was not saved is gone,
            and you are here in your own name.
          </Banner>
        )}
        <Held model={model} onAct={onAct} />
      </Stack>
      <EndMandateDialog model={model} text={({ sellerName }) => `You can do nothing for ${sellerName} from then on.`} />
    </Wrap>
  )
}

const Held = observer(({ model, onAct }: MandatesScreenProps & { readonly model: MandatesModel }): ReactNode => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="Your mandates did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="Your mandates are loading" />
  if (page.held.length === 0)
    return (
      <EmptyState title="No seller gave you a mandate">
        A seller gives one on the page of the seller profile, under “Who acts for you”. It appears here by itself.
      </EmptyState>
    )
  return (
    <Panel title="Sellers you act for">
      <MandateList
        label="Mandates you hold"
        mandates={page.held}
        nameOf={({ sellerName }) => sellerName}
        action={(mandate) => (
          <Cluster>
            <Button
              size="small"
              aria-label={`End mandate for ${mandate.sellerName}`}
              onPress={() => model.askEnd(mandate)}
            >
              End
            </Button>
            {onAct && (
              <Button
                kind="primary"
                size="small"
                aria-label={`Act for ${mandate.sellerName}`}
                onPress={() => onAct(mandate)}
              >
                Act for this seller
              </Button>
            )}
          </Cluster>
        )}
      />
    </Panel>
  )
})

import type { UserId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Button, ErrorState, Panel, RowsSkeleton, Said, Stack } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { EndMandateDialog } from "./end-mandate-dialog.tsx"
import { MandateList } from "./mandate-list.tsx"
import { mandatesModel } from "./mandates-model.ts"

/** What a person gave and holds, for administrators, who may end each. */
export const PersonMandates = observer(({ person }: { readonly person: UserId }) => {
  const model = useViewModel(mandatesModel)
  useEffect(() => void model.show({ person }), [model, person])
  const { listed, page } = model
  return (
    <Panel title="Mandates">
      {listed.tag === "failed" && (
        <ErrorState title="The mandates did not load" onRetry={() => void model.again()}>
          {listed.said}
        </ErrorState>
      )}
      {listed.tag === "loading" && page === null && <RowsSkeleton label="The mandates are loading" />}
      {page !== null && page.given.length + page.held.length === 0 && <Said>None given and none held.</Said>}
      {page !== null && (
        <Stack $gap={4}>
          {(["given", "held"] as const).map(
            (side) =>
              page[side].length > 0 && (
                <MandateList
                  key={side}
                  label={side === "given" ? "Mandates given" : "Mandates held"}
                  mandates={page[side]}
                  nameOf={({ conciergeName, sellerName }) =>
                    side === "given" ? `${conciergeName} acts for this seller` : `Acts for ${sellerName}`
                  }
                  action={(mandate) => (
                    <Button
                      size="small"
                      aria-label={`End mandate of ${mandate.conciergeName} for ${mandate.sellerName}`}
                      onPress={() => model.askEnd(mandate)}
                    >
                      End
                    </Button>
                  )}
                />
              ),
          )}
        </Stack>
      )}
      <EndMandateDialog
        model={model}
        text={({ conciergeName, sellerName }) => `${conciergeName} can do nothing for ${sellerName} from then on.`}
      />
    </Panel>
  )
})

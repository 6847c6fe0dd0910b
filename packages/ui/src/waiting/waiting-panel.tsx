import { observer } from "mobx-react-lite"
import { ErrorState, Panel, Said, Stack, TextLink } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { waitingModel } from "./waiting-model.ts"

/** Everything that waits for an administrator, with the way to each. Its counts are kept by the tabs above. */
export const WaitingPanel = observer(() => {
  const { again, lines, listed } = useViewModel(waitingModel)
  if (listed.tag === "failed")
    return (
      <ErrorState title="What waits did not load" onRetry={() => void again()}>
        {listed.said}
      </ErrorState>
    )
  if (lines === null) return null
  return (
    <Panel title="Waits for you">
      {lines.length === 0 ? (
        <Said>Nothing waits for a decision.</Said>
      ) : (
        <Stack as="ul" $gap={2}>
          {lines.map(({ href, said }) => (
            <li key={`${href} ${said}`}>
              <TextLink href={href}>{said}</TextLink>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  )
})

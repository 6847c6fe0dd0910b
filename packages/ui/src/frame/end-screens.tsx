import { warningTexts } from "@xl/core/kernel"
import { LinkButton } from "../parts/button/index.ts"
import { ErrorState } from "../parts/state/index.ts"
import { State } from "../parts/state/layout.tsx"
import { addresses } from "./addresses.ts"
import { Wrap } from "../parts/layout/wrap.ts"
import { usePageTitle } from "./page-title.ts"

/** No such page, or none that this reader may see: the answer is the same. */
export const NotFoundScreen = ({ home = addresses.home }: { readonly home?: string | undefined }) => {
  usePageTitle("No such address")
  return (
    <Wrap>
      <State title="No such address" level={1} actions={<LinkButton href={home}>Go home</LinkButton>}>
        {warningTexts.guardFailed}
      </State>
    </Wrap>
  )
}

export interface ErrorScreenProps {
  readonly onRetry: () => void
  readonly reference?: string | undefined
  readonly home?: string | undefined
  /** A part of the pages did not arrive, and loading them anew did not help. */
  readonly isPartLost?: boolean | undefined
}

/** The page itself broke. */
export const ErrorScreen = ({ onRetry, reference, home = addresses.home, isPartLost = false }: ErrorScreenProps) => {
  usePageTitle("This page did not load")
  return (
    <Wrap>
      <ErrorState
        title="This page did not load"
        level={1}
        onRetry={onRetry}
        reference={reference}
        action={<LinkButton href={home}>Go home</LinkButton>}
      >
        {isPartLost
          ? "A part of the page did not arrive, and loading it anew did not help. The line may be down, or the site is just being updated. Nothing you have sent is lost."
          : "Nothing you have sent is lost. Try again, or come back in a minute."}
      </ErrorState>
    </Wrap>
  )
}

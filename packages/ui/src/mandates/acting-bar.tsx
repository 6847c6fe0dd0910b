import { Banner } from "../parts/panel/index.ts"
import { Button } from "../parts/button/index.ts"

export interface ActingBarProps {
  /** The seller's. */
  readonly name: string
  readonly onStop: () => void
}

/** Stands on every page while a Concierge acts for a seller. */
export const ActingBar = ({ name, onStop }: ActingBarProps) => (
  <aside aria-label="Acting for a seller">
    <Banner
      tone="blue"
      isStrip
      action={
        <Button size="small" onPress={onStop}>
          Stop
        </Button>
      }
    >
      <b>You act for {name}.</b> What you do here is recorded with your name.
    </Banner>
  </aside>
)

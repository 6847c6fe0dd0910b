import { Button } from "../parts/button/index.ts"
import { BottomBar } from "../parts/panel/bottom-bar.tsx"

export interface ConsentBannerProps {
  /** What the services are for, in the operator's order. */
  readonly purposes: ReadonlyArray<string>
  readonly onAnswer: (isGranted: boolean) => void
}

/** Asks once whether services of other people's may be loaded. Both answers weigh the same, and the page can be used meanwhile. */
export const ConsentBanner = ({ purposes, onAnswer }: ConsentBannerProps) => (
  <BottomBar
    label="Your consent"
    actions={
      <>
        <Button onPress={() => onAnswer(false)}>No, only what is needed</Button>
        <Button onPress={() => onAnswer(true)}>Yes, I agree</Button>
      </>
    }
  >
    <b>May we load services of others?</b> They help us with {listed(purposes)}. Nothing of theirs is loaded unless you
    agree, and everything here works without it.
  </BottomBar>
)

const listed = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`

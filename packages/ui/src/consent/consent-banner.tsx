import styled from "styled-components"
import { Button } from "../parts/button/index.ts"
import { below, color, size } from "../theme/index.ts"

export interface ConsentBannerProps {
  /** What the services are for, in the operator's order. */
  readonly purposes: ReadonlyArray<string>
  readonly onAnswer: (isGranted: boolean) => void
}

/** Asks once whether services of other people's may be loaded. Both answers weigh the same, and the page can be used meanwhile. */
export const ConsentBanner = ({ purposes, onAnswer }: ConsentBannerProps) => (
  <Region aria-label="Your consent" data-print="off">
    <p>
      <b>May we load services of others?</b> They help us with {listed(purposes)}. Nothing of theirs is loaded unless
      you agree, and everything here works without it.
    </p>
    <div>
      <Button onPress={() => onAnswer(false)}>No, only what is needed</Button>
      <Button onPress={() => onAnswer(true)}>Yes, I agree</Button>
    </div>
  </Region>
)

const listed = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`

const Region = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: center;
  padding: 14px 40px;
  background: ${color.overlay};
  border-top: 1px solid ${color.rule};
  box-shadow: ${color.shadow2};
  p {
    max-width: 72ch;
    margin: 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  ${below.sm} {
    padding: 12px 16px;
    > div > button {
      flex: 1;
      min-height: ${size.cL};
    }
  }
`

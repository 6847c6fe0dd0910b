import styled from "styled-components"
import { TextLink } from "../parts/index.ts"
import { below, color, text } from "../theme/index.ts"
import { useFragment } from "./fragment.ts"
import { Opening, Page, Part, Prose } from "./layout.tsx"
import { type AskedOften, QUESTIONS } from "./questions.ts"

/** What people ask, by matter; each answer opens under its question, and each matter has an address. */
export const FaqScreen = () => {
  useFragment()
  return (
    <Page>
      <Opening
        title="Questions, answered."
        lead="How the market works for buyers and sellers. What is missing here, ask us."
        drawing={{ type: "mixed", seed: "faq", ltvPercent: 46 }}
      />
      {QUESTIONS.map(({ id, title, questions }) => (
        <Part key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {questions.map((asked) => (
            <Asked key={asked.question} asked={asked} />
          ))}
        </Part>
      ))}
      <Part aria-label="Ask us">
        <Prose>
          <p>
            Not here? <TextLink href="?contact=message">Write to us</TextLink>; a person answers.
          </p>
        </Prose>
      </Part>
    </Page>
  )
}

const Asked = ({ asked: { question, answer } }: { readonly asked: AskedOften }) => (
  <Line>
    <summary>
      <h3>{question}</h3>
    </summary>
    <Prose>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  </Line>
)

const Line = styled.details`
  border-top: 1px solid ${color.line};
  &:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    flex: none;
    width: 9px;
    height: 9px;
    margin-right: 4px;
    border: solid ${color.ink3};
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-3px) rotate(45deg);
  }
  &[open] > summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  summary:hover h3 {
    color: ${color.blueText};
  }
  h3 {
    ${text.h3}
  }
  > div {
    padding: 0 32px 24px 0;
  }
  ${below.sm} {
    summary {
      padding-block: 12px;
    }
    > div {
      padding-right: 0;
    }
  }
`

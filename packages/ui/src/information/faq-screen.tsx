import { Disclosure, Opening, Page, PagePart, Prose, TextLink } from "../parts/index.ts"
import { useFragment } from "./fragment.ts"
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
        <PagePart key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {questions.map((asked) => (
            <Asked key={asked.question} asked={asked} />
          ))}
        </PagePart>
      ))}
      <PagePart aria-label="Ask us">
        <Prose>
          <p>
            Not here? <TextLink href="?contact=message">Write to us</TextLink>; a person answers.
          </p>
        </Prose>
      </PagePart>
    </Page>
  )
}

const Asked = ({ asked: { question, answer } }: { readonly asked: AskedOften }) => (
  <Disclosure summary={question} level={3}>
    <Prose>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  </Disclosure>
)

import styled from "styled-components"
import { Banner, Tag } from "../parts/index.ts"
import { below, color, text } from "../theme/index.ts"
import { addressed, type Block, type HouseDocument, type Section } from "./document.ts"
import { useFragment } from "./fragment.ts"
import { Page, Prose } from "./layout.tsx"

export interface DocumentScreenProps {
  readonly document: HouseDocument
  /** The operator's address. */
  readonly email: string
}

/** A text of the house with its contents beside it; the parts that counsel must read say so. */
export const DocumentScreen = ({ document, email }: DocumentScreenProps) => {
  useFragment()
  return (
    <Page>
      <Head>
        <h1>{document.title}</h1>
        <p>{document.lead}</p>
        <Banner tone="warn">
          This text describes how the marketplace works. It is a draft until the operator&apos;s counsel has reviewed
          it; the parts marked &ldquo;For counsel&rdquo; must be reviewed before anybody relies on them.
        </Banner>
      </Head>
      <Columns>
        <Contents aria-label="Contents">
          {document.sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Contents>
        <div>
          {document.sections.map((section, at) => (
            <Chapter key={section.id} section={section} number={at + 1} email={email} />
          ))}
        </div>
      </Columns>
    </Page>
  )
}

const Chapter = ({
  section: { id, title, blocks, isForCounsel = false },
  number,
  email,
}: {
  readonly section: Section
  readonly number: number
  readonly email: string
}) => (
  <Numbered id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      <span>{number}</span> {title}
    </h2>
    {isForCounsel && (
      <p>
        <Tag tone="warn">For counsel</Tag>
      </p>
    )}
    <Prose>
      {blocks.map((block) => (
        <Paragraph key={typeof block === "string" ? block : block.list[0]} block={block} email={email} />
      ))}
    </Prose>
  </Numbered>
)

const Paragraph = ({ block, email }: { readonly block: Block; readonly email: string }) =>
  typeof block === "string" ? (
    <p>{addressed(block, email)}</p>
  ) : (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{addressed(item, email)}</li>
      ))}
    </ul>
  )

const Head = styled.header`
  padding: 56px 0 32px;
  border-bottom: 1px solid ${color.rule};
  h1 {
    ${text.d2}
  }
  > p {
    ${text.lead} max-width: 62ch;
    margin: 16px 0 24px;
  }
  ${below.sm} {
    padding: 32px 0 24px;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: 64px;
  padding-top: 40px;
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding-top: 24px;
  }
`
const Contents = styled.nav`
  position: sticky;
  top: 24px;
  align-self: start;
  max-height: calc(100dvh - 48px);
  overflow-y: auto;
  border-left: 1px solid ${color.rule};
  a {
    ${text.ui} display: block;
    padding: 6px 0 6px 16px;
    color: ${color.ink2};
  }
  a:hover {
    color: ${color.blueText};
    box-shadow: inset 2px 0 ${color.blue};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  ${below.md} {
    position: static;
    max-height: none;
    a {
      padding-block: 8px;
    }
  }
  @media print {
    display: none;
  }
`
const Numbered = styled.section`
  scroll-margin-top: 24px;
  & + & {
    margin-top: 40px;
  }
  h2 {
    ${text.h2}
    margin-bottom: 10px;
  }
  h2 > span {
    display: inline-block;
    min-width: 28px;
    color: ${color.ink3};
    font-weight: 400;
  }
  > p {
    margin-bottom: 10px;
  }
`

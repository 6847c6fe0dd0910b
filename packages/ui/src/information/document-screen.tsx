import { Banner, Numbered, Page, PageHead, Prose, WithContents } from "../parts/index.ts"
import { addressed } from "@xl/core/shared"
import { type Block, type HouseDocument, type Section } from "./document.ts"
import { useFragment } from "./fragment.ts"

export interface DocumentScreenProps {
  readonly document: HouseDocument
  /** The operator's address. */
  readonly email: string
}

/** A text of the house with its contents beside it. */
export const DocumentScreen = ({ document, email }: DocumentScreenProps) => {
  useFragment()
  return (
    <Page>
      <PageHead title={document.title} lead={document.lead}>
        <Banner tone="neutral">This text describes how the marketplace works. It is no legal advice.</Banner>
      </PageHead>
      <WithContents chapters={document.sections}>
        {document.sections.map((section, at) => (
          <Chapter key={section.id} section={section} number={at + 1} email={email} />
        ))}
      </WithContents>
    </Page>
  )
}

const Chapter = ({
  section: { id, title, blocks },
  number,
  email,
}: {
  readonly section: Section
  readonly number: number
  readonly email: string
}) => (
  <Numbered id={id} number={number} title={title}>
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

import type { AgreementText } from "@xl/core/data-room"
import { Banner, KeyValueGrid, Said, Stack } from "../parts/index.ts"

/** What an agreement says, section by section. */
export const Agreement = ({ agreement: { notice, sections } }: { readonly agreement: AgreementText }) => (
  <Stack $gap={4}>
    <Banner tone="neutral">{notice}</Banner>
    {sections.map(({ facts, heading, paragraphs }, at) => (
      <Stack as="section" key={heading} $gap={2}>
        <h3>
          {at + 1}. {heading}
        </h3>
        {facts.length > 0 && <KeyValueGrid columns={1} items={facts} />}
        {paragraphs.map((paragraph) => (
          <Said key={paragraph}>{paragraph}</Said>
        ))}
      </Stack>
    ))}
  </Stack>
)

import type { DocumentRef } from "@xl/core/documents"
import { Banner, dateTime, Entries, Entry, Icon, Stack } from "../parts/index.ts"

/** That the last request was declined, and the administrator's words. */
export const Declined = ({ reason }: { readonly reason: string | null }) =>
  reason === null ? null : (
    <Banner tone="bad">
      Your last request was declined: <b>{reason}</b>
    </Banner>
  )

/** Papers that were filed, newest first. */
export const FiledPapers = ({ papers }: { readonly papers: ReadonlyArray<DocumentRef> }) =>
  papers.length === 0 ? null : (
    <Stack as="section" $gap={2} aria-labelledby="filed-papers">
      <h3 id="filed-papers">Filed before</h3>
      <Entries $isInset>
        {papers.map(({ dateModified, key, name }) => (
          <Entry
            key={key}
            mark={<Icon name="file" />}
            title={name}
            meta={<span>Filed {dateTime(dateModified)}</span>}
          />
        ))}
      </Entries>
    </Stack>
  )

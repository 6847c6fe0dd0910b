import type { ReactNode } from "react"
import { Definitions, Opening, type OpeningProps, Page, PagePart, Prose, type Stage, Stages } from "../parts/index.ts"

/** A part of a page: what it says, as facts by name, as stages in their order, or in sentences. */
export type Matter = { readonly id: string; readonly title: string } & (
  | { readonly facts: ReadonlyArray<readonly [name: string, said: string]> }
  | { readonly stages: ReadonlyArray<Stage>; readonly label?: string }
  | { readonly prose: ReactNode }
)

export interface HousePageProps extends OpeningProps {
  readonly matters: ReadonlyArray<Matter>
}

/** A page that says what the market is: its opening, and what follows, part by part. */
export const HousePage = ({ matters, ...opening }: HousePageProps) => (
  <Page>
    <Opening {...opening} />
    {matters.map((matter) => (
      <PagePart key={matter.id} aria-labelledby={matter.id}>
        <h2 id={matter.id}>{matter.title}</h2>
        <Body matter={matter} />
      </PagePart>
    ))}
  </Page>
)

const Body = ({ matter }: { readonly matter: Matter }) => {
  if ("facts" in matter) return <Definitions facts={matter.facts} />
  if ("stages" in matter) return <Stages label={matter.label ?? matter.title} stages={matter.stages} />
  return <Prose>{matter.prose}</Prose>
}

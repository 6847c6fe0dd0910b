export { type ContentsProps, Numbered, type NumberedProps, WithContents } from "./contents.tsx"
export { Opening, type OpeningProps } from "./opening.tsx"
export { MainAndNotes, Page, PageHead, type PageHeadProps, PagePart, Prose } from "./page.tsx"
export { Definitions, type Stage, Stages } from "./stages.tsx"

/** What a designer must know of one part before taking it; a page of Storybook for each. */
export interface Guide {
  /** When to use it, in a sentence or two. */
  readonly use: string
  /** When not, and what instead. */
  readonly avoid: string
  /** What it is made of, outside in. */
  readonly anatomy: string
  /** Key and what it does; empty for what takes no focus. */
  readonly keys: ReadonlyArray<readonly [key: string, does: string]>
  /** What screen readers are told, and what else was thought of. */
  readonly access: string
}

/** By the exported name of the part. */
export type Guides = Readonly<Record<string, Guide>>

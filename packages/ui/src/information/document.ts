/** A paragraph, or a list of short ones. */
export type Block = string | { readonly list: ReadonlyArray<string> }

/** One numbered part of a document. */
export interface Section {
  /** Its address within the page. */
  readonly id: string
  readonly title: string
  readonly blocks: ReadonlyArray<Block>
}

/** A text of the house that is read from top to bottom. */
export interface HouseDocument {
  readonly title: string
  /** What it is about, in one or two sentences. */
  readonly lead: string
  readonly sections: ReadonlyArray<Section>
}

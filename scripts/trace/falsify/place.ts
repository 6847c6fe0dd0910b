import type ts from "typescript"

/** What the makers of mutations are given: a node, its source, and the names that a mutation of it carries. */
export type Place = {
  readonly node: ts.Node
  readonly source: ts.SourceFile
  readonly named: string
  readonly around: string
}

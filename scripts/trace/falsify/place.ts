import type ts from "typescript"

/** What the makers of mutations are given: a node, its source, and the name or statement that it stands in. */
export type Place = { readonly node: ts.Node; readonly source: ts.SourceFile; readonly around: string }

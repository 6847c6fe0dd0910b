import { type FragmentDefinitionNode, getOperationAST, Kind, type SelectionSetNode } from "graphql"
import type { Admitted } from "./gate.ts"

/** The schema's names of what is asked first, each with how often: the operation's own name is the caller's, and may say anything. */
export const askedBy = ({ document, operationName }: Admitted): ReadonlyMap<string, number> => {
  const asked = new Map<string, number>()
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const count = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) asked.set(selection.name.value, (asked.get(selection.name.value) ?? 0) + 1)
      else if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet)
      else {
        const fragment = fragments.get(selection.name.value)
        fragments.delete(selection.name.value) // the same fields once more are merged into one
        if (fragment) count(fragment.selectionSet)
      }
    }
  }
  const operation = getOperationAST(document, operationName)
  if (operation) count(operation.selectionSet)
  return asked
}

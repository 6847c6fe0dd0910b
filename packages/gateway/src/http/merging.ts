import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from "graphql"
import { LIMITS } from "./most.ts"

type Fragment = (name: string) => FragmentDefinitionNode | null | undefined

/**
 * Whether one place of the answer is asked for more often than may be, wherever that is written: selections under one name are merged,
 * and so are those of fragments. GraphQL compares each with each of them, which takes a fifth of a second for 300.
 */
export class Merging {
  readonly #fragment: Fragment
  #fields = 0

  constructor(fragment: Fragment) {
    this.#fragment = fragment
  }

  isExcessive(sets: ReadonlyArray<SelectionSetNode>, depth = 1): boolean {
    const places = new Map<string, Place>()
    const spread = new Set<string>()
    if (!sets.every(({ selections }) => this.#collect(selections, places, spread))) return true
    if (depth === LIMITS.depth) return false // deeper ones are refused for that
    for (const { below } of places.values()) if (below.length > 0 && this.isExcessive(below, depth + 1)) return true
    return false
  }

  /** False where there is too much of it. */
  #collect(selections: ReadonlyArray<SelectionNode>, places: Map<string, Place>, spread: Set<string>): boolean {
    return selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return this.#field(selection, places)
      const isInline = selection.kind === Kind.INLINE_FRAGMENT
      const set = isInline ? selection.selectionSet : this.#unspread(selection.name.value, spread)
      return set === undefined || this.#collect(set.selections, places, spread)
    })
  }

  #field({ alias, name, selectionSet }: FieldNode, places: Map<string, Place>): boolean {
    const key = (alias ?? name).value
    const place = places.get(key) ?? { times: 0, below: [] }
    place.times += 1
    if (selectionSet) place.below.push(selectionSet)
    places.set(key, place)
    this.#fields += 1
    return place.times <= LIMITS.repeats + 1 && this.#fields <= LIMITS.fields
  }

  /** What a fragment holds, unless it is spread here already: the same once more adds nothing. */
  #unspread(name: string, spread: Set<string>): SelectionSetNode | undefined {
    if (spread.has(name)) return undefined
    spread.add(name)
    return this.#fragment(name)?.selectionSet
  }
}

interface Place {
  times: number
  readonly below: Array<SelectionSetNode>
}

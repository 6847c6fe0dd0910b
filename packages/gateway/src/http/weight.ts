import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql"

export interface Weight {
  /** Fields below each other. */
  readonly depth: number
  /** Values that the answer may hold, those under a list once per entry. */
  readonly cost: number
}
const NOTHING: Weight = { depth: 0, cost: 0 }

/** What is known where an operation is weighed. */
export interface Scale {
  readonly schema: GraphQLSchema
  readonly fragment: (name: string) => FragmentDefinitionNode | null | undefined
  /** Names of the arguments that say how long a list is. */
  readonly sizes: ReadonlyArray<string>
  /** How long a list is taken to be that nobody sizes. */
  readonly list: number
  readonly variables: Readonly<Record<string, unknown>>
}

/** Each fragment is weighed once, so weighing takes no longer than reading, however often they are spread. */
export const weightOf = (operation: OperationDefinitionNode, scale: Scale): Weight => {
  const root = scale.schema.getRootType(operation.operation)
  return root ? new Weigher(scale).weigh(operation.selectionSet, root, scale.list) : NOTHING
}

/** Weighs one operation's selections, each fragment once. `unsized` is how long a list among them is taken to be that nobody sizes. */
class Weigher {
  readonly #scale: Scale
  readonly #fragments = new Map<string, Weight>()

  constructor(scale: Scale) {
    this.#scale = scale
  }

  weigh(set: SelectionSetNode | undefined, type: GraphQLType, unsized: number): Weight {
    let [depth, cost] = [0, 0]
    for (const selection of set?.selections ?? []) {
      const part = this.#selection(selection, type, unsized)
      depth = Math.max(depth, part.depth)
      cost += part.cost
    }
    return { depth, cost }
  }

  #selection(selection: SelectionNode, type: GraphQLType, unsized: number): Weight {
    switch (selection.kind) {
      case Kind.FIELD:
        return this.#field(selection, type, unsized)
      case Kind.INLINE_FRAGMENT:
        return this.weigh(selection.selectionSet, this.#named(selection.typeCondition?.name.value) ?? type, unsized)
      case Kind.FRAGMENT_SPREAD:
        return this.#fragment(selection.name.value, unsized)
    }
  }

  #fragment(name: string, unsized: number): Weight {
    const key = `${name} ${unsized}`
    const known = this.#fragments.get(key)
    const fragment = this.#scale.fragment(name)
    const type = this.#named(fragment?.typeCondition.name.value)
    if (known || !fragment || !type) return known ?? NOTHING
    this.#fragments.set(key, NOTHING) // one that spreads itself is another rule's to refuse
    const weight = this.weigh(fragment.selectionSet, type, unsized)
    this.#fragments.set(key, weight)
    return weight
  }

  #field(field: FieldNode, type: GraphQLType, unsized: number): Weight {
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined
    if (!definition) return { depth: 1, cost: 1 }
    const list = isList(definition.type)
    const size = sizeOf(field, this.#scale)
    const inside = size === undefined || list ? this.#scale.list : 1 // the size of a page is that of the list in it
    const below = this.weigh(field.selectionSet, getNamedType(definition.type), inside)
    const times = size ?? (list ? unsized : 1)
    return { depth: 1 + below.depth, cost: 1 + times * below.cost }
  }

  #named(name: string | undefined) {
    const type = name === undefined ? undefined : this.#scale.schema.getType(name)
    return isCompositeType(type) ? type : undefined
  }
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type)

/** How long a list the field asks for, or undefined where it does not say. */
const sizeOf = (field: FieldNode, { list, sizes, variables }: Scale): number | undefined => {
  const size = field.arguments?.find(({ name }) => sizes.includes(name.value))?.value
  if (!size) return undefined
  const value = size.kind === Kind.VARIABLE ? variables[size.name.value] : size.kind === Kind.INT && Number(size.value)
  return typeof value === "number" ? Math.min(Math.max(1, value), Number.MAX_SAFE_INTEGER) : list
}

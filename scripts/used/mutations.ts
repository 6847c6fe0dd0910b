import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type DocumentNode, Kind, parse } from "graphql"

/** The fields of the schema's mutations. */
export const schemaMutations = (root: string): ReadonlyArray<string> =>
  globSync("packages/gateway/schema/*.graphql", { cwd: root })
    .flatMap((file) => parse(readFileSync(join(root, file), "utf8")).definitions)
    .flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === "Mutation"
        ? (node.fields ?? []).map(({ name }) => name.value)
        : [],
    )
    .toSorted()

const fieldsOf = ({ definitions }: DocumentNode): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.name !== undefined
      ? [
          [
            node.name.value,
            node.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : [])),
          ] as const,
        ]
      : [],
  )

/** For each operation of the app its top fields. `persisted` is codegen's table of hashes and texts. */
export const operationFields = (persisted: {
  readonly [hash: string]: string
}): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(Object.values(persisted).flatMap((text) => fieldsOf(parse(text))))

/** Mutations that no sent operation holds, in the schema's order. */
export const neverSent = (
  mutations: ReadonlyArray<string>,
  operations: ReadonlyMap<string, ReadonlyArray<string>>,
  sent: Iterable<string>,
): ReadonlyArray<string> => {
  const fields = new Set([...sent].flatMap((name) => operations.get(name) ?? []))
  return mutations.filter((name) => !fields.has(name))
}

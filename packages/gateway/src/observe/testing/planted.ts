import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql"

/** What somebody may write anywhere: names, numbers, words and keys that occur nowhere else; one a line. */
export const PLANTED: ReadonlyArray<string> = String.raw`
Zanzibarova
Quixotenberg
Vrykolakas
Mnemosynsky
Oyarzabalez
Xochimilcox
Wrzesniewsk
Ngorongorova
Blauregenweg
Kwisatzplatz
Tlaloccalle
Ypsilantigat
Fjordvikveien
Zwetschgenhof
021000089
378282246310005
4111111111111111
DE89370400440532013000
123-45-6789
98-7654321
+1 202 555 0173
2025550194
(202) 555-0188
100000000013337
77777777.77
Hunter2-Is-Mine
correct-Horse7-battery
Tr0ub4dor&3-Planted
Passw0rt-Gepflanzt
sk_live_51PlantedKey
AKIAPLANTEDKEY12345
ghp_PlantedToken0123456789abcdef
xoxb-planted-1234
zanzi@planted.example
quixote+tag@planted.example
wrz@ünïcode.example
eyJhbGciOiJub25lIn0.eyJzdWIiOiJwbGFudGVkIn0.x
Basic cGxhbnRlZDpzZWNyZXQ=
<script>planted()</script>
'; drop table planted; --
../../planted/etc/passwd
jndi:ldap://planted
=PLANTED()
planted-user-agent/9.9
planted-referer
planted-cookie-value
planted-idempotency-key
planted-file-name.pdf
planted-operation-name
planted-search-words
planted-comment
planted-reason
planted-line
`
  .trim()
  .split("\n")

let place = 0
const planted = (): string => PLANTED[place++ % PLANTED.length] ?? ""

/** A value that fits, with something planted wherever a text may be anything. */
const filled = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return filled(type.ofType)
  if (isListType(type)) return [filled(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type))
    return ({ Int: 7, Float: 1.5, Boolean: true } as Record<string, unknown>)[type.name] ?? planted()
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, filled(field.type)]))
}

export interface Question {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Every query and mutation of the schema, with something planted in all of its arguments. */
export const plantedQuestions = (schema: GraphQLSchema): ReadonlyArray<Question> =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root, place) =>
    fields(root).map((field) => asking(field, place)),
  )

const fields = (root: GraphQLObjectType | null | undefined) => Object.values(root?.getFields() ?? {})

const asking = ({ args, name, type }: ReturnType<typeof fields>[number], place: number): Question => {
  const list = (each: (arg: (typeof args)[number]) => string) =>
    args.length > 0 ? `(${args.map(each).join(", ")})` : ""
  const head = list((arg) => `$${arg.name}: ${String(arg.type)}`)
  const given = list((arg) => `${arg.name}: $${arg.name}`)
  const inside = isLeafType(getNamedType(type)) ? "" : " { __typename }"
  return {
    query: `${["query", "mutation"][place]} planted_operation_name${head} { ${name}${given}${inside} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, filled(arg.type)])),
  }
}

import type { Hand } from "./hand.ts"

/** One kind of save: what has to stand before it, and the one request that it is. */
export interface Save {
  readonly name: string
  readonly by: "admin" | "person"
  /** A whole operation, whose only field is called `it`. */
  readonly query: string
  /** Brings about what the save changes, and gives the variables of the request. */
  readonly stage: (hand: Hand) => Promise<object>
}

/** Whether an answer says that the save was done. */
export const isAcknowledged = (text: string): boolean => /"__typename":"\w+(Done|Removed)"/.test(text)

/** A save that answers with one of the refusals or with what was done; the person asks unless said otherwise. */
export const save = (
  name: string,
  call: string,
  {
    by = "person",
    stage = async () => ({}),
    takes = "",
  }: Partial<Omit<Save, "name" | "query">> & { takes?: string } = {},
): Save => ({ name, by, stage, query: `mutation ${takes} { it: ${call} { __typename ... on Refusal { code } } }` })

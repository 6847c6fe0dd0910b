import { decode } from "@xl/core/shared"
import { Data, Result } from "effect"
import * as t from "io-ts"

export type Variables = Readonly<Record<string, unknown>>

/** Asks one operation of the public schema as somebody, and gives its data. Throws where the answer has errors. */
export type Ask = (document: string, variables: Variables) => Promise<unknown>

/** A mutation that changes an asset or an offer, and what it needs to be told by type, such as `{ id: "ID!" }`. */
interface Mutation {
  readonly name: string
  readonly takes: { readonly [argument: string]: string }
  /** What to say of the thing done, `"... on AssetDone { asset { id version } }"`. */
  readonly gives: string
  /** A mutation without refusals has none to ask for. */
  readonly isNeverRefused?: boolean
}

/** The mutation as a document whose answer is called `answer`. */
export const documentOf = ({ name, takes, gives, isNeverRefused }: Mutation): string => {
  const variables = Object.entries(takes).map(([argument, type]) => `$${argument}: ${type}`)
  const passed = Object.keys(takes).map((argument) => `${argument}: $${argument}`)
  return `mutation ${name}(${variables.join(", ")}) {
    answer: ${name}(${passed.join(", ")}) { __typename ${gives} ${isNeverRefused ? "" : "... on Refusal { code message }"} }
  }`
}

/** The market said no to a mutation, in its own words. */
export class RefusedByMarket extends Data.TaggedError("RefusedByMarket")<{
  readonly mutation: string
  readonly code: string
  readonly message: string
}> {}

const Refused = t.strict({ answer: t.strict({ code: t.string, message: t.string }) })

/** Asks, and gives what was done. Throws RefusedByMarket, or an error where the answer is none that was promised. */
export const done = async <A>(
  ask: Ask,
  mutation: Mutation,
  variables: Variables,
  codec: t.Type<A, unknown>,
): Promise<A> => {
  const data = await ask(documentOf(mutation), variables)
  const answer = decode(t.strict({ answer: codec }))(data)
  if (Result.isSuccess(answer)) return answer.success.answer
  const refused = decode(Refused)(data)
  if (Result.isFailure(refused))
    throw new Error(`${mutation.name} answers something else: ${answer.failure.problems.join("; ")}`)
  const { code, message } = refused.success.answer
  throw new RefusedByMarket({
    mutation: mutation.name,
    code,
    message: `${mutation.name} was refused: ${code}, ${message}`,
  })
}

const AssetAnswer = t.strict({ asset: t.strict({ id: t.string, version: t.union([t.Int, t.null]), status: t.string }) })
export type AssetAnswer = t.TypeOf<typeof AssetAnswer>["asset"]
const ASSET = "... on AssetDone { asset { id version status } }"

/** A mutation that answers with an asset. */
export const askAsset = async (
  ask: Ask,
  name: string,
  takes: Mutation["takes"],
  variables: Variables,
): Promise<AssetAnswer> => (await done(ask, { name, takes, gives: ASSET }, variables, AssetAnswer)).asset

const OfferAnswer = t.strict({ offer: t.strict({ id: t.string, status: t.string }) })
export type OfferAnswer = t.TypeOf<typeof OfferAnswer>["offer"]
const OFFER = "... on OfferDone { offer { id status } }"

/** A mutation that answers with an offer. */
export const askOffer = async (
  ask: Ask,
  name: string,
  takes: Mutation["takes"],
  variables: Variables,
): Promise<OfferAnswer> => (await done(ask, { name, takes, gives: OFFER }, variables, OfferAnswer)).offer

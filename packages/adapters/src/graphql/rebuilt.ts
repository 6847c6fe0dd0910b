import { Effect } from "effect"
import * as t from "io-ts"
import { promised } from "./ask.ts"

/** Makes each refusal of a union again out of what travelled; a tag without an entry does not compile. */
export type Rebuilt<R extends { readonly _tag: string }> = {
  readonly [Tag in R["_tag"]]: (fields: unknown) => Effect.Effect<Extract<R, { readonly _tag: Tag }>>
}

/** A refusal that says nothing but its name. */
export const bare =
  <R>(Refusal: new () => R) =>
  () =>
    Effect.succeed(new Refusal())
/** A refusal that says more: what travelled beside its name. */
export const holding =
  <A, O, R>(codec: t.Type<A, O>, Refusal: new (fields: A) => R) =>
  (fields: unknown) =>
    promised(codec, fields).pipe(Effect.map((held) => new Refusal(held)))

/** What is wrong with fields, each by its name. */
export const problems = t.strict({ problems: t.readonlyArray(t.strict({ field: t.string, message: t.string })) })

type Rebuilders = { readonly [tag: string]: (fields: unknown) => Effect.Effect<{ readonly _tag: string }> }
type RefusalOf<M extends Rebuilders> = Effect.Success<ReturnType<M[keyof M]>>

const Named = t.type({ __typename: t.string })

/** The payload itself where the command was done; else the refusal it holds, as a failure. */
export const done = <M extends Rebuilders>(rebuilt: M, payload: unknown): Effect.Effect<unknown, RefusalOf<M>> =>
  Effect.flatMap(promised(Named, payload), ({ __typename: tag }) => {
    const rebuild = rebuilt[tag] as ((fields: unknown) => Effect.Effect<RefusalOf<M>>) | undefined
    return rebuild ? Effect.flatMap(rebuild(payload), Effect.fail) : Effect.succeed(payload)
  })

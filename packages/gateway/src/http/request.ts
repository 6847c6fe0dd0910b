import type { MarketUnavailable, Actor, SignedIn } from "@xl/core/kernel"
import type { Effect } from "effect"
import type { Failure } from "../shared/index.ts"

/** What a resolver knows of who asks. */
export interface RequestContext {
  /** With the roles that the database holds now. */
  readonly actor: Actor
  /** The token that says so, for what is given in its session's name; a guest has none, nor has who asks from inside. */
  readonly accessToken?: string | undefined
  /** Stands in every log line of the request. */
  readonly requestId: string
  /** Where the request comes from; behind a proxy only as far as `TRUST_PROXY` says. */
  readonly address: string
  /** The caller's name for this one attempt, repeated when it tries again. */
  readonly idempotencyKey: string | undefined
  /** A hash of the whole question, where there is such a key: the same key with another question is refused. */
  readonly question?: string
}

/** Whose access token this is, with the roles of now; null for a token that is no good. */
export type Authenticate = (token: string) => Effect.Effect<SignedIn | null, MarketUnavailable>

/** Answers one field. `parent` is what the field above gave. A subscription's gives an async iterable of the field's values. */
export type Resolve<R> = (args: unknown, request: RequestContext, parent: unknown) => Effect.Effect<unknown, Failure, R>

/** What a noun answers: type, then field. A field without an entry is read from its parent. */
export type Resolvers<R = never> = { readonly [type: string]: { readonly [field: string]: Resolve<R> } }

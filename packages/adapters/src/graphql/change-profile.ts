import type { OperationVariables, TypedDocumentNode } from "@apollo/client"
import { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import * as t from "io-ts"
import { mutate, promised } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { done } from "./rebuilt.ts"
import { profileRefusals } from "./refusals.ts"

const Done = t.type({ profile: Profile })

/** Asks for changes of a profile, one's own or another's; each gives the profile as it is then, or fails as profiles are refused. */
export const profileChange =
  (asker: Asker) =>
  <D, V extends OperationVariables>(operation: string, document: TypedDocumentNode<D, V>, variables: V) =>
    mutate(asker, operation, document, variables).pipe(
      Effect.flatMap((payload) => done(profileRefusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ profile }) => profile),
    )

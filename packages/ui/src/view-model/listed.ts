import { messageOf, type Told } from "@xl/core/messages"
import { Result } from "effect"

/** A page of a list: on its way, with what was shown before it; here; or failed, and why. */
export type Listed<P> =
  | { readonly tag: "loading"; readonly page: P | null }
  | { readonly tag: "listed"; readonly page: P }
  | { readonly tag: "failed"; readonly said: string }

/** What is to be seen: while another page is on its way, still the one before. */
export const pageOf = <P>(listed: Listed<P>): P | null => (listed.tag === "failed" ? null : listed.page)

export const listedOf = <P>(result: Result.Result<P, Told>): Listed<P> =>
  Result.match(result, {
    onSuccess: (page): Listed<P> => ({ tag: "listed", page }),
    onFailure: (why): Listed<P> => ({ tag: "failed", said: messageOf(why) }),
  })

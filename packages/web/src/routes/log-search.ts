import { LogKind } from "@xl/core/deals"
import { Day } from "@xl/core/shared"
import type { LogAddress } from "@xl/ui/event-log"
import { offsetIn } from "./offset.ts"

const dayIn = (params: URLSearchParams, name: string): Day | null => {
  const day = params.get(name)
  return Day.is(day) ? day : null
}

/** What the address of the log looks for. */
export const logSearchIn = (params: URLSearchParams): LogAddress => {
  const kind = params.get("kind")
  return {
    person: params.get("person"),
    asset: params.get("asset"),
    kind: LogKind.is(kind) ? kind : null,
    from: dayIn(params, "from"),
    to: dayIn(params, "to"),
    offset: offsetIn(params),
  }
}

/** The address of a search, without what it does not narrow. */
export const logSearchParams = ({ offset, ...search }: LogAddress): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value !== null) params.set(name, value)
  if (offset > 0) params.set("offset", String(offset))
  return params
}

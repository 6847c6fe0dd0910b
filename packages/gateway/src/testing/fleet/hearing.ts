import { createClient } from "graphql-ws"
import { WebSocket } from "ws"

/** One who listens to a gateway. */
export interface Hearing {
  /** What was heard so far, in order, as `<id> <status>`. */
  readonly heard: ReadonlyArray<string>
  readonly close: () => void
}

/** Listens to the changes of assets that everybody may hear; ready once the gateway has taken the subscription. */
export const hearing = async (address: string): Promise<Hearing> => {
  const client = createClient({
    url: `${address.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
  })
  const heard: Array<string> = []
  await new Promise<void>((open) => client.on("connected", () => open()))
  client.subscribe<{ readonly subscribeToAssetChanges: { readonly id: string; readonly status: string } }>(
    { query: "subscription { subscribeToAssetChanges { id status } }" },
    {
      next: ({ data }) => {
        const change = data?.subscribeToAssetChanges
        if (change) heard.push(`${change.id} ${change.status}`)
      },
      error: () => undefined,
      complete: () => undefined,
    },
  )
  await new Promise<void>((answered) => {
    client.on("message", () => answered())
    setTimeout(answered, 500) // a subscription is not acknowledged: what follows must not depend on when it took hold
  })
  return { heard, close: () => void client.dispose() }
}

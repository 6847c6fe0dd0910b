import { createClient } from "graphql-ws"
import { WebSocket } from "ws"

/** One who listens to a gateway. */
export interface Hearing {
  /** The statuses of an asset that were heard so far, in order. */
  readonly of: (id: string) => ReadonlyArray<string>
  readonly close: () => void
}

/** A socket that names the page it is opened for, as a browser's does. */
const from = (origin: string) =>
  class extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { origin })
    }
  }

/** Listens to the changes of assets that everybody may hear. When the subscription takes hold nobody is told: change something until it is heard. */
export const hearing = (address: string, origin: string): Hearing => {
  const client = createClient({
    url: `${address.replace("http", "ws")}/graphql`,
    webSocketImpl: from(origin),
    retryAttempts: Number.POSITIVE_INFINITY,
  })
  const heard: Array<{ readonly id: string; readonly status: string }> = []
  client.subscribe<{ readonly subscribeToAssetChanges: { readonly id: string; readonly status: string } }>(
    { query: "subscription { subscribeToAssetChanges { id status } }" },
    {
      next: ({ data }) => {
        if (data) heard.push(data.subscribeToAssetChanges)
      },
      error: () => undefined,
      complete: () => undefined,
    },
  )
  return {
    of: (id) => heard.filter((one) => one.id === id).map(({ status }) => status),
    close: () => void client.dispose(),
  }
}

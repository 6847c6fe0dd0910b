import { freePort } from "./free-port.ts"
import { secondGateway } from "./second-gateway.ts"

/** A second gateway of the market, as a deployment starts it that offers full service too: same people, same loans, other pages. */
export const withAdvisory = async (visit: (origin: string) => Promise<void>): Promise<void> => {
  const port = await freePort()
  const stop = await secondGateway(port, { EXCLUSIVE_FEATURE: "1" })
  try {
    await visit(`http://127.0.0.1:${port}`)
  } finally {
    await stop()
  }
}

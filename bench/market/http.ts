import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
export const hangUp = (): void => agent.destroy()

/** Posts JSON and gives what comes back; anything but 200 throws. */
export const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  new Promise((answered, failed) => {
    const text = JSON.stringify(body)
    const sent = request(
      url,
      {
        agent,
        method: "POST",
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers },
      },
      (response) => {
        const parts: Array<Buffer> = []
        response.on("data", (part: Buffer) => void parts.push(part))
        response.on("error", failed)
        response.on("end", () => {
          const said = Buffer.concat(parts).toString()
          if (response.statusCode === 200) answered(JSON.parse(said))
          else failed(new Error(`${url} answered ${response.statusCode}: ${said.slice(0, 300)}`))
        })
      },
    )
    sent.on("error", failed)
    sent.end(text)
  })

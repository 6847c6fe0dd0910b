import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
export const hangUp = (): void => agent.destroy()

/** Posts JSON and gives what comes back; anything but 200 throws. */
export const post = async (
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const { said, status } = await postAnyhow(url, body, headers)
  if (status === 200) return JSON.parse(said)
  throw new Error(`${url} answered ${status}: ${said.slice(0, 300)}`)
}

export interface Answered {
  readonly status: number
  readonly said: string
  readonly bytes: number
}

/** Posts JSON and gives what comes back, whatever it is. */
export const postAnyhow = (
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> =>
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
          answered({ status: response.statusCode ?? 0, said, bytes: Buffer.byteLength(said) })
        })
      },
    )
    sent.on("error", failed)
    sent.end(text)
  })

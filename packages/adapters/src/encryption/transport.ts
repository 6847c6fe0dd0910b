export interface Upload {
  readonly url: string
  readonly headers: { readonly [name: string]: string }
  readonly body: FormData
  readonly signal: AbortSignal
  /** Called with 0 to 1. */
  readonly progress: (done: number) => void
}
export interface Answer {
  readonly status: number
  readonly body: unknown
}
/** Sends a multipart body and tells how far it is. */
export type Transport = (upload: Upload) => Promise<Answer>

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // not an answer of ours: the caller judges by its status
  }
}

/** The browser's only way to tell how much of an upload has left. */
export const xhrTransport: Transport = ({ body, headers, progress, signal, url }) =>
  new Promise((answered, failed) => {
    signal.throwIfAborted() // canceled while the file was read: it will not say so again
    const request = new XMLHttpRequest()
    request.open("POST", url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) progress(loaded / total)
    })
    request.addEventListener("load", () => answered({ status: request.status, body: json(request.responseText) }))
    request.addEventListener("error", () => failed(new Error("The connection broke")))
    request.addEventListener("abort", () => failed(new Error("Canceled")))
    signal.addEventListener("abort", () => request.abort())
    request.send(body)
  })

/** Where there is no XMLHttpRequest: all at once, with progress at the end only. */
export const fetchTransport: Transport = async ({ body, headers, progress, signal, url }) => {
  signal.throwIfAborted() // Node's fetch would begin to read the body, and fail where nobody catches it
  const response = await fetch(url, { method: "POST", body, headers, signal })
  progress(1)
  return { status: response.status, body: json(await response.text()) }
}

import { post, token } from "./posting.js"

const frame = document.querySelector("iframe")
const { origin } = frame.dataset

const tokenIn = (data) => {
  try {
    const message = typeof data === "string" ? JSON.parse(data) : data
    return typeof message?.Token === "string" && message.Token !== "" ? message.Token : null
  } catch {
    return null // another's message, which is no JSON
  }
}

addEventListener("message", (event) => {
  if (event.origin !== origin || event.source !== frame.contentWindow) return
  const found = tokenIn(event.data)
  if (found !== null) post({ event: "vopayConnected", token: found })
})

if (URL.canParse(token) && new URL(token).origin === origin) frame.src = token
else post({ event: "failed", reason: "expired" })

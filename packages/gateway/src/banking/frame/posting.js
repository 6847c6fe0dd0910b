/** What stands behind the #: the token that the connection is opened with, and the nonce that each message has to carry. */
const told = new URLSearchParams(location.hash.slice(1))
export const token = told.get("token") ?? ""
const nonce = told.get("nonce") ?? ""

/** Tells the page around this frame, and nobody else, what became of the connection. */
export const post = (message) => {
  parent.postMessage({ source: "xl-bank-connection", nonce, ...message }, location.origin)
}

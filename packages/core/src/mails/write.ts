import type { Mail, Part, Sender } from "./model.ts"

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Text as HTML shows it: whatever a person wrote stays text. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "")

const asText = (part: Part, { origin }: Sender): string => {
  if (typeof part === "string") return part
  switch (part.tag) {
    case "code":
      return `    ${part.code}`
    case "item":
      return [part.label, part.text, origin + part.path].filter(Boolean).join("\n")
    case "link":
    case "quiet":
      return `${part.label}: ${origin}${part.path}`
  }
}

const SMALL = "font-size:13px;line-height:18px"

const asHtml = (part: Part, { origin }: Sender): string => {
  if (typeof part === "string") return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escaped(part)}</p>`
  switch (part.tag) {
    case "code":
      return `<p class="code" style="margin:0 0 16px;padding:12px 16px;border-radius:4px;background:#e9edf0;font-size:28px;line-height:36px;letter-spacing:4px"><strong>${escaped(part.code)}</strong></p>`
    case "item":
      return `<p class="item" style="margin:0 0 12px;padding:0 0 12px;border-bottom:1px solid #d8dfe4;overflow-wrap:anywhere"><a class="inline" href="${escaped(origin + part.path)}" style="color:#0f4572;font-weight:600">${escaped(part.label)}</a><br><span class="quiet" style="color:#566672;${SMALL}">${escaped(part.text)}</span></p>`
    case "link":
      return `<p style="margin:8px 0 24px"><a class="button" href="${escaped(origin + part.path)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#0f4572;color:#ffffff;font-weight:600;text-decoration:none">${escaped(part.label)}</a></p>`
    case "quiet":
      return `<p class="quiet" style="margin:0 0 8px;${SMALL}"><a class="inline" href="${escaped(origin + part.path)}" style="color:#0f4572">${escaped(part.label)}</a></p>`
  }
}

/**
 * Colours stand at each element for readers that drop style sheets, and again here for the dark: paper, surface, ink and blue of
 * art/tokens.css. No picture, no script, nothing fetched.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0a121a !important}
.sheet{background:#101b25 !important;color:#e8eef3 !important;border-color:#1f2f3d !important}
.code{background:#070d13 !important;color:#e8eef3 !important}
.button{background:#9ccaf1 !important;color:#08192a !important}
.house,.house a,.quiet{color:#91a3b2 !important;border-color:#1f2f3d !important}
.item{border-color:#1f2f3d !important}
.inline{color:#9ccaf1 !important}
}`

const FONT = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:15px;line-height:23px"

const frame = ({ origin, product }: Sender, subject: string, body: ReadonlyArray<string>): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escaped(subject)}</title><style>${STYLE}</style></head>`,
    `<body class="paper" style="margin:0;padding:24px 12px;background:#f3f5f6;${FONT}">`,
    `<div class="sheet" role="article" aria-label="${escaped(subject)}" style="max-width:560px;margin:0 auto;padding:28px 28px 20px;border:1px solid #d8dfe4;border-radius:6px;background:#ffffff;color:#0d1c29">`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:26px;font-weight:600">${escaped(subject)}</h1>`,
    ...body,
    `<p class="house" style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d8dfe4;color:#566672;font-size:13px;line-height:18px">${escaped(product)}<br><a href="${escaped(origin)}" style="color:#566672">${escaped(origin)}</a></p>`,
    "</div></body></html>",
  ].join("\n")

/** One content in both forms, under the product's name. */
export const written = (sender: Sender, to: string, subject: string, parts: ReadonlyArray<Part>): Mail => ({
  to,
  subject,
  text: `${parts.map((part) => asText(part, sender)).join("\n\n")}\n\n-- \n${sender.product}\n${sender.origin}\n`,
  html: frame(
    sender,
    subject,
    parts.map((part) => asHtml(part, sender)),
  ),
})

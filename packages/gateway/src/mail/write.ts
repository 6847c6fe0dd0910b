import type { Mail, Sender } from "./mail.ts"

/** A paragraph of words, a code shown large, or a link of the product. */
export type Part =
  | string
  | { readonly tag: "code"; readonly code: string }
  | { readonly tag: "link"; readonly label: string; readonly path: string }

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
  return part.tag === "code" ? `    ${part.code}` : `${part.label}: ${origin}${part.path}`
}

const asHtml = (part: Part, { origin }: Sender): string => {
  if (typeof part === "string") return `<p>${escaped(part)}</p>`
  return part.tag === "code"
    ? `<p style="font-size:28px;letter-spacing:4px"><strong>${escaped(part.code)}</strong></p>`
    : `<p><a href="${escaped(origin + part.path)}">${escaped(part.label)}</a></p>`
}

/** One content in both forms, under the product's name. */
export const written = (sender: Sender, to: string, subject: string, parts: ReadonlyArray<Part>): Mail => ({
  to,
  subject,
  text: `${parts.map((part) => asText(part, sender)).join("\n\n")}\n\n-- \n${sender.product}\n${sender.origin}\n`,
  html: [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="font-family:sans-serif;line-height:1.5">`,
    ...parts.map((part) => asHtml(part, sender)),
    `<hr><p>${escaped(sender.product)}<br><a href="${escaped(sender.origin)}">${escaped(sender.origin)}</a></p>`,
    "</body></html>",
  ].join("\n"),
})

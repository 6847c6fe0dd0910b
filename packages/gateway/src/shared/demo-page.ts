import { escaped } from "@xl/core/mails"
import { PRODUCT_STYLE, themeAttribute } from "./product-style.ts"

/** Pages that a demo alone has, drawn by the gateway so that no part of them is in the web app. Typefaces and tokens are the product's. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/23px var(--font-ui);font-variant-numeric:tabular-nums lining-nums;
overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
.wrap{max-width:1040px;margin:0 auto;padding:0 40px}
.demo{padding:5px 0;background:var(--sunken);color:var(--ink-2);font-size:12px;line-height:16px}
.demo strong{color:var(--ink);font-weight:600}
header{background:var(--surface);border-bottom:1px solid var(--line);font-size:14px;line-height:20px}
header .wrap{display:flex;align-items:center;gap:32px;height:60px}
header svg{display:block}
.home{color:var(--ink)}
nav{display:flex;align-self:stretch}
nav a{display:flex;align-items:center;padding:0 12px;font-weight:500;color:var(--ink-2);text-decoration:none;white-space:nowrap}
nav a:hover{color:var(--ink);box-shadow:inset 0 -2px var(--rule)}
nav a[aria-current]{color:var(--ink);box-shadow:inset 0 -2px var(--blue)}
main.wrap{padding-top:40px;padding-bottom:80px}
h1{font:380 34px/37.4px var(--font-display);letter-spacing:-.018em;margin:0 0 12px;text-wrap:balance}
h2{font-size:16px;line-height:22px;font-weight:600;margin:0 0 4px;overflow-wrap:anywhere}
p{margin:0 0 12px;color:var(--ink-2);max-width:72ch;text-wrap:pretty}
a{color:var(--blue-text);text-underline-offset:3px}
section,article{background:var(--surface);border:1px solid var(--line);border-radius:var(--r-3);padding:16px 20px;margin:0 0 16px}
section>:last-child,article>:last-child{margin-bottom:0}
ol,ul{margin:0 0 12px;padding:0 0 0 20px;color:var(--ink-2)}
li b,p b,p strong{color:var(--ink);font-weight:600}
ol.plain{list-style:none;padding:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 24px;margin:0 0 12px}
dt{color:var(--ink-2)}dd{margin:0}
button{min-height:var(--c-m);padding:7px 14px;border:1px solid var(--control);border-radius:var(--r-2);background:var(--surface);color:var(--ink);
font:600 14px/20px var(--font-ui);cursor:pointer}
button:hover{background:var(--sunken)}
button.primary{background:var(--blue);border-color:var(--blue);color:var(--on-blue)}
button.primary:hover{background:var(--blue-hover);border-color:var(--blue-hover)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:var(--r-1)}
[role=status]{background:var(--blue-tint);border-color:transparent}
@media (max-width:599px){.wrap{padding:0 16px}header .wrap{gap:12px;height:56px}nav a{padding:0 8px}main.wrap{padding-top:24px;padding-bottom:56px}
h1{font-size:28px;line-height:30.8px}section,article{padding:16px}button{min-height:var(--c-l)}dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 10px}}
`

/** As packages/ui/src/parts/icon/logo.tsx draws it. */
const LOGO = `<svg height="24" width="76" viewBox="0 0 76 24" role="img" aria-label="XL">
<path d="M2.5 3.5 17.5 20.5M17.5 3.5 2.5 20.5M25.5 3.5v17M23.6 20.6H75" fill="none" stroke="currentColor" stroke-width="3.8"/>
<path d="M56 16.5l-5-8h10z" style="fill:var(--price-line)"/></svg>`

const PLACES = { "Clock and story": "/dev/demo", Mailbox: "/dev/mailbox" } as const

const navigation = (title: string): string =>
  Object.entries(PLACES)
    .map(([name, path]) => `<a href="${path}"${name === title ? ' aria-current="page"' : ""}>${name}</a>`)
    .join("")

/** A whole page in the theme that its reader's `cookies` name; `body` is HTML. */
export const demoPage = (title: keyof typeof PLACES, body: string, cookies = ""): string => `<!doctype html>
<html lang="en"${themeAttribute(cookies)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | XL</title>
${PRODUCT_STYLE}
<style>${STYLE}</style>
</head>
<body>
<aside class="demo" aria-label="Demo market"><div class="wrap"><strong>Demo market.</strong> Real loan figures, invented names and offers.</div></aside>
<header><div class="wrap"><a class="home" href="/" aria-label="XL, home">${LOGO}</a><nav aria-label="Demo">${navigation(title)}</nav></div></header>
<main class="wrap">
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

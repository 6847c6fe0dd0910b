import { escaped } from "@xl/core/mails"

/**
 * Pages that a demo alone has, drawn by the gateway so that no part of them is in the web app: same colours, type scale and
 * controls as packages/ui/src/theme.
 */
const STYLE = `
:root{color-scheme:light dark;--paper:#f3f5f6;--surface:#fff;--line:#d8dfe4;--control:#71808c;--ink:#0d1c29;--ink2:#3d4d5a;--blue:#0f4572;
--blue-hover:#0a3459;--blue-text:#0f4a7c;--on-blue:#fff;--tint:#e5eef6;--band:#0b2c4a;--band-ink:#eef5fa;--focus:#0b6bcb}
@media (prefers-color-scheme:dark){:root{--paper:#0a121a;--surface:#101b25;--line:#24333f;--control:#7d8d9a;--ink:#e6eef4;--ink2:#b2c0cb;
--blue:#8fc1ea;--blue-hover:#b3d6f2;--blue-text:#8fc1ea;--on-blue:#06121c;--tint:#15293a;--band:#06182a;--band-ink:#eef5fa;--focus:#7cb9f2}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/22px "Instrument Sans",Arial,"Liberation Sans",sans-serif;
font-variant-numeric:tabular-nums}
header{background:var(--band);color:var(--band-ink);padding:10px 24px;display:flex;flex-wrap:wrap;gap:4px 20px;font-size:13px}
header a{color:inherit}
main{max-width:960px;margin:0 auto;padding:32px 24px 64px}
h1{font:400 34px/40px "Newsreader Display",Georgia,"Times New Roman",serif;margin:0 0 8px;text-wrap:balance}
h2{font-size:17px;line-height:24px;margin:0 0 4px;overflow-wrap:anywhere}
p{margin:0 0 12px;color:var(--ink2);max-width:72ch}
a{color:var(--blue-text)}
section,article{background:var(--surface);border:1px solid var(--line);border-radius:2px;padding:16px 20px;margin:0 0 16px}
ol,ul{margin:0 0 12px;padding:0 0 0 20px;color:var(--ink2)}
ol.plain{list-style:none;padding:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 20px;margin:0 0 12px}
dt{color:var(--ink2)}dd{margin:0;overflow-wrap:anywhere}
button{min-height:40px;padding:8px 16px;border:1px solid var(--control);border-radius:2px;background:var(--surface);color:var(--ink);
font:600 15px/22px inherit;font-family:inherit;cursor:pointer}
button.primary{background:var(--blue);border-color:var(--blue);color:var(--on-blue)}
button.primary:hover{background:var(--blue-hover)}
button:disabled{opacity:.55;cursor:default}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
[role=status]{background:var(--tint);border-color:transparent}
@media (max-width:600px){main{padding:24px 16px 48px}header{padding:10px 16px}h1{font-size:28px;line-height:34px}
dl{grid-template-columns:1fr}dd{margin:0 0 8px}}
`

/** A whole page; `body` is HTML. */
export const demoPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><strong>Demo market.</strong> <a href="/">Home</a> <a href="/dev/demo">Clock and story</a> <a href="/dev/mailbox">Mailbox</a></header>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

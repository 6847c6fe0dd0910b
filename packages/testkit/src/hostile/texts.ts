/** What a hostile text tries. */
export type HostileKind =
  | "markup"
  | "script"
  | "handler"
  | "svg"
  | "address"
  | "template"
  | "mutation"
  | "style"
  | "elsewhere"
  | "direction"
  | "formula"
  | "header"

/**
 * Texts that harm whoever does not show them as what they are: text. All call `ran`, or ask the host `elsewhere.example`, should anything of
 * them come to life; every element in them is named `hostile-…` or bears `data-hostile`, so that one that came to be is found.
 */
export const HOSTILE_TEXTS: Readonly<Record<HostileKind, ReadonlyArray<string>>> = {
  markup: [
    `<b data-hostile>bold</b>`,
    `</p></div></main><hostile-box>out</hostile-box>`,
    `<!--<hostile-box>--><hostile-box>`,
    `&lt;hostile-box&gt;twice&lt;/hostile-box&gt; &amp;amp;`,
    `<form data-hostile action=//elsewhere.example><button>Go on</button>`,
  ],
  script: [
    `<script data-hostile>ran(1)</script>`,
    `</title></textarea></style></script><script data-hostile>ran(2)</script>`,
    `<ScRiPt data-hostile>ran(3)</sCrIpT >`,
    `"}]}</script><script data-hostile>ran(4)</script>`,
    `<iframe data-hostile srcdoc="<script>parent.ran(5)</script>"></iframe>`,
  ],
  handler: [
    `"><img data-hostile src=x onerror=ran(6)>`,
    `' autofocus onfocus=ran(7) data-hostile='`,
    `<details data-hostile open ontoggle=ran(8)>`,
    `<body data-hostile onpageshow=ran(9)>`,
    `<input data-hostile autofocus onfocus=ran(10)>`,
  ],
  svg: [
    `<svg data-hostile onload=ran(11)>`,
    `<svg data-hostile><animate onbegin=ran(12) attributeName=x></svg>`,
    `<svg data-hostile><script>ran(13)</script></svg>`,
    `<svg data-hostile><use href="data:image/svg+xml,<svg id='x' onload='ran(14)'/>#x"/></svg>`,
  ],
  address: [
    `javascript:ran(15)`,
    `java\tscript:ran(16)`,
    `data:text/html,<script>parent.ran(17)</script>`,
    `<a data-hostile href="javascript:ran(18)">press</a>`,
    `[press](javascript:ran(19))`,
    `vbscript:ran(20)`,
  ],
  template: [
    `{{constructor.constructor('ran(21)')()}}`,
    "${ran(22)}",
    `#{ran(23)} <%= ran(23) %> {% ran(23) %}`,
    `__proto__[hostile]=1&constructor.prototype.hostile=1`,
    `%s %d %n %(ran)s {0} $& $1`,
  ],
  mutation: [
    `<math><mtext></p><style><img data-hostile src=x onerror=ran(24)></style>`,
    `<noscript><p title="</noscript><img data-hostile src=x onerror=ran(25)>">`,
    `<svg></p><style><a id="</style><img data-hostile src=x onerror=ran(26)>">`,
    `<form><math><mtext></form><form><mglyph><style></math><img data-hostile src=x onerror=ran(27)>`,
  ],
  style: [
    `<style data-hostile>*{display:none}</style>`,
    `red;}*{display:none}/*`,
    `" style="position:fixed;inset:0;background:url(//elsewhere.example/a)" data-hostile="`,
    `</style><link data-hostile rel=stylesheet href=//elsewhere.example/b>`,
  ],
  elsewhere: [
    `<img data-hostile src=//elsewhere.example/c>`,
    `https://elsewhere.example/d`,
    `<base data-hostile href=//elsewhere.example/>`,
    `<meta data-hostile http-equiv=refresh content="0;url=//elsewhere.example/e">`,
    `<object data-hostile data=//elsewhere.example/f></object>`,
  ],
  direction: [
    `\u202Etxt.exe\u202C`,
    `\u2066right\u2069 \u200Bthin\u200D \uFEFFmark`,
    `а\u0301\u0489\u0489\u0489\u0489 Ｓｃｒｉｐｔ ＜hostile-box＞`,
    `\u{1F469}\u200D\u{1F4BB} ${"\u0301".repeat(20)}`,
  ],
  formula: [
    `=HYPERLINK("http://elsewhere.example/g","press")`,
    `+cmd|' /C calc'!A0`,
    `-2+3+cmd|' /C calc'!A0`,
    `@SUM(1+1)*cmd|' /C calc'!A0`,
    `\t=1+1`,
  ],
  header: [
    `Re: offer\r\nBcc: rival@elsewhere.example`,
    `name\r\n\r\n<script data-hostile>ran(28)</script>`,
    `en\nSet-Cookie: hostile=1`,
    `a\u2028Location: //elsewhere.example\u2029b`,
  ],
}

/** One of each kind, others for another `turn`: what a short run takes. */
export const oneOfEach = (turn: number): ReadonlyArray<string> =>
  Object.values(HOSTILE_TEXTS).map((texts) => texts[turn % texts.length] ?? "")

export const allHostileTexts: ReadonlyArray<string> = Object.values(HOSTILE_TEXTS).flat()

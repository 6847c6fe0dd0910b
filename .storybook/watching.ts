/** What a screen reader calls the things that one operates, and where they are found. */
const selectors: Readonly<Record<string, string>> = {
  button: "button:not([role]), [role=button], input[type=button], input[type=submit], summary",
  checkbox: "input[type=checkbox]:not([role])",
  combobox: "[role=combobox], select",
  link: "a[href]:not([role])",
  menuitem: "[role=menuitem]",
  option: "[role=option]",
  radio: "input[type=radio], [role=radio]",
  searchbox: "input[type=search]:not([role])",
  slider: "[role=slider], input[type=range]",
  spinbutton: "[role=spinbutton], input[type=number]",
  switch: "[role=switch]",
  tab: "[role=tab]",
  textbox:
    "input:not([role]):is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=password]), textarea",
}
const roles = Object.entries(selectors)

/** Roles that something on the page has, and roles that a play has operated, in this file of stories. */
export const present = new Map<string, string>()
export const operated = new Set<string>()

const isOut = (element: Element): boolean =>
  element.closest("[aria-hidden=true], [inert], :disabled, [aria-disabled=true]") !== null || !element.checkVisibility()

/** Notes which roles the story shows to a screen reader. */
export const look = (story: string): void => {
  for (const [role, selector] of roles) {
    if (present.has(role)) continue
    if ([...document.body.querySelectorAll(selector)].some((element) => !isOut(element))) present.set(role, story)
  }
}

const note = (element: Element | null | undefined): void => {
  for (const [role, selector] of roles) if (element?.closest(selector)) operated.add(role)
  const active = element?.getAttribute("aria-activedescendant")
  if (active) note(document.getElementById(active))
}

/** From here on notes what is pressed or typed into; a link counts once it has focus, for nobody follows it out of a story. */
export const listen = (): void => {
  for (const kind of ["click", "keydown", "input", "drop"]) {
    document.addEventListener(kind, ({ target }) => note(target instanceof Element ? target : null), true)
  }
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.closest("a[href]")) operated.add("link")
    },
    true,
  )
}

/** What the console was told since it was last asked. */
const said: string[] = []
export const heard = (): readonly string[] => said.splice(0)

/** What React says of the plays' own way to press and type, which the product has no part in. */
const OF_THE_TOOLS = /\bact\b/

/** Keeps what is told the console as an error or a warning. */
export const overhear = (): void => {
  for (const kind of ["error", "warn"] as const) {
    const tell = console[kind].bind(console)
    console[kind] = (...words: readonly unknown[]) => {
      const text = words.map(String).join(" ").slice(0, 400)
      if (!OF_THE_TOOLS.test(text)) said.push(`${kind}: ${text}`)
      tell(...words)
    }
  }
}

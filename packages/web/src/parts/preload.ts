import { filesFrom } from "./files.ts"
import { line } from "./here.ts"
import { answers, pause } from "./line.ts"

const arrive = filesFrom({
  fetch: (url, init) => fetch(url, init),
  answers,
  pause: (tries) => line.whileAway(pause(tries)),
})

/** The one file that a part's loader imports, as the build writes it. */
const IMPORTED = /import\(\s*["'`](\.\/[\w.-]+\.js)["'`]\s*\)/

/** Where the built files lie. Not written into `new URL`, which Vite would take for the address of a source. */
const folder = import.meta.url

/** What came with the page itself. */
const cameWithPage = (url: string): boolean =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].some(({ src }) => src === url)

const styled = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${url}"]`)) return resolve()
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url, crossOrigin: "" })
    link.addEventListener("load", () => resolve())
    link.addEventListener("error", () => reject(new Error(`${url} did not arrive.`)))
    document.head.append(link)
  })

const brought = async (url: string): Promise<void> => {
  if (cameWithPage(url)) return
  await arrive(url)
  if (url.endsWith(".css")) await styled(url)
}

/** Stands in for Vite's own helper around each `import()` of the build. `deps` are files that the part needs, as far as the build tells. */
export const preload = async <M>(load: () => Promise<M>, deps: ReadonlyArray<string> = []): Promise<M> => {
  const [, own] = IMPORTED.exec(String(load)) ?? []
  const named = deps.map((file) => new URL(`/${file}`, folder).href)
  await Promise.all([...(own === undefined ? [] : [new URL(own, folder).href]), ...named].map(brought))
  return load()
}

/** The files that a built file imports at once. All lie in one folder. */
export const importedBy = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/(?:from|import)\s*["'`](\.\/[\w.-]+\.js)["'`]/g)].map(([, name = ""]) => name)

/** A file that the server answers without, as after an update of the site. */
export class FileGone extends Error {
  constructor(url: string, cause?: unknown) {
    super(`${url} did not arrive, though the server answers.`, { cause })
    this.name = "FileGone"
  }
}

/** What fetching the files of a part needs of the world outside. */
export interface Outside {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Whether the server answers now. */
  readonly answers: () => Promise<boolean>
  /** Resolves when it is time to try again. */
  readonly pause: (tries: number) => Promise<void>
}

/** Times that a file is asked for while the server answers, before it counts as gone. */
const TRIES = 2

const isAway = ({ status }: Response): boolean => status >= 500

/**
 * Brings a built file and all that it imports into the browser's cache, and waits for the server where it does not answer. Only then may
 * the file be imported: browsers keep a failed import until the page is loaded anew, also where it was a file further down that failed.
 */
export const filesFrom = ({ answers, fetch, pause }: Outside) => {
  const asked = new Map<string, Promise<ReadonlyArray<string>>>()

  const text = async (url: string): Promise<string> => {
    let left = TRIES
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(url, { credentials: "same-origin" }).catch((cause: unknown) => cause)
      if (answer instanceof Response && answer.ok) return answer.text()
      if (answer instanceof Response && !isAway(answer)) throw new FileGone(url)
      if (await answers()) {
        left -= 1
        if (left === 0) throw new FileGone(url, answer)
      } else await pause(tries)
    }
  }
  const importsOf = (url: string): Promise<ReadonlyArray<string>> => {
    const known = asked.get(url)
    if (known) return known
    const arriving = text(url).then((file) => importedBy(file).map((name) => new URL(name, url).href))
    asked.set(url, arriving)
    arriving.catch(() => asked.delete(url))
    return arriving
  }
  /** Two files may import each other: each is waited for once. */
  return async (url: string): Promise<void> => {
    const met = new Set<string>()
    const arrive = async (one: string): Promise<void> => {
      if (met.has(one)) return
      met.add(one)
      await Promise.all((await importsOf(one)).map(arrive))
    }
    await arrive(url)
  }
}

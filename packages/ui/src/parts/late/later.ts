/** A part that is fetched once somebody uses the page, or sees where it stands. */
export interface Later<M> {
  /** Once it is here, it is here at once for all who ask. */
  readonly here: () => M | undefined
  /** Nothing comes of it where the file does not arrive; the next call fetches it again. */
  readonly fetch: () => Promise<void>
}

export const later = <M>(load: () => Promise<M>): Later<M> => {
  let here: M | undefined
  let asked: Promise<void> | undefined
  const arrived = (module: M) => void (here = module)
  const lost = () => void (asked = undefined)
  return { here: () => here, fetch: () => (asked ??= load().then(arrived, lost)) }
}

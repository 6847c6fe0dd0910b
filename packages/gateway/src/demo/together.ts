/** More at the same time only wait for the database, which has as much to do as it can. */
const TOGETHER = 6

/** Does something with each, a few at a time. */
export const together = async <A>(
  all: ReadonlyArray<A>,
  each: (one: A, place: number) => Promise<unknown>,
): Promise<void> => {
  const waiting = all.entries()
  const worker = async () => {
    for (const [place, one] of waiting) await each(one, place)
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
}

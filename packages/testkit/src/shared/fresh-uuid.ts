import fc from "fast-check"

/** An id that no other test has, nor its first digits: a contract's store may be shared, and may outlive the run. fast-check likes edges. */
export const freshUuid = (): string => {
  const [id] = fc.sample(fc.noBias(fc.uuid({ version: 4 })), 1)
  if (!id) throw new RangeError("fast-check made no UUID")
  return id
}

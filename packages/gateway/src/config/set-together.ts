/** A sentence for each variable that is missing where another of its set is there. */
export const setTogether = <Name extends string>(
  env: { readonly [N in Name]?: string | undefined },
  names: ReadonlyArray<Name>,
): ReadonlyArray<string> => {
  const missing = names.filter((name) => env[name] === undefined)
  return missing.length === 0 || missing.length === names.length
    ? []
    : missing.map((name) => `${name} must be set where ${names.find((one) => !missing.includes(one))} is.`)
}

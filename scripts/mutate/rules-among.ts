/** Doors and ports hold no rule, tests are what is tested with, and the drawings of buildings decide nothing. */
const NO_RULE = /(\.test|\/index|\/ports|\/store)\.ts$|^packages\/core\/src\/drawings\//

/** Of the files of a listing those that hold rules of the core; `only` keeps those whose path contains it. */
export const rulesAmong = (files: ReadonlyArray<string>, only = ""): ReadonlyArray<string> =>
  files.filter(
    (file) =>
      file.startsWith("packages/core/src/") && file.endsWith(".ts") && !NO_RULE.test(file) && file.includes(only),
  )

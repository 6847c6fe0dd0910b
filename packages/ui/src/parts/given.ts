type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The same props without those that are undefined: a library's optional prop often means "absent", not "undefined". */
export const given = <T extends object>(props: T): Given<T> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>

/** Characters a chip's name may have; decided in docs/decisions.md. */
export const CHIP_CHARACTERS = { table: 12, card: 10 } as const

/** A name cut to its place; an ellipsis follows what is left of it. */
export const shortened = (name: string, place?: keyof typeof CHIP_CHARACTERS): string => {
  const characters = Array.from(name)
  if (place === undefined || characters.length <= CHIP_CHARACTERS[place]) return name
  return `${characters.slice(0, CHIP_CHARACTERS[place]).join("").trimEnd()}…`
}

/** Characters a chip's name may have; 12 in tables, 10 in cards. Source: docs/requirements.tsv, ACC-662. */
export const CHIP_CHARACTERS = { table: 12, card: 10 } as const

/** A name cut to its place; an ellipsis follows what is left of it. */
export const shortened = (name: string, place?: keyof typeof CHIP_CHARACTERS): string => {
  const characters = Array.from(name)
  if (place === undefined || characters.length <= CHIP_CHARACTERS[place]) return name
  return `${characters.slice(0, CHIP_CHARACTERS[place]).join("").trimEnd()}…`
}

/** Two letters for an avatar: of the first two words, else of the one there is. */
export const initialsOf = (name: string): string => {
  const [first = "", second = ""] = name.trim().split(/\s+/)
  const [one = "", other = ""] = second === "" ? [...first] : [[...first][0], [...second][0]]
  return (one + other).toUpperCase()
}

/** Two letters for an avatar: of the first two words, else of the one there is. */
export const initialsOf = (name: string): string => {
  const [first = "", second = ""] = name.trim().split(/\s+/)
  return (second === "" ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase()
}

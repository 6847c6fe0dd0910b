/** The most ids that one title may hold: a test that claims more proves none of them well. */
export const MAX_IDS_PER_TITLE = 3

const ID = /\b(?:ACC|SEL|BUY|VAL)-\d+\b/g

/** The requirement ids in a test's full title (describes and test), each once, in order. */
export const idsIn = (title: string): ReadonlyArray<string> => [...new Set(title.match(ID) ?? [])]

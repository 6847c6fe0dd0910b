/** Texts that attack whoever shows, sends or stores them. */
export { allHostileTexts, HOSTILE_TEXTS, type HostileKind, oneOfEach } from "./texts.ts"

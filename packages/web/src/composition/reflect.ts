import { metadata } from "./metadata.ts"

// In a page this stands where the library stood. It is apart from what it gives, so that who only tests that changes no `Reflect` for others:
// the library takes one with a part of its functions for an older self, and fails at the first it misses.
// Once: where this file runs again in the same place, what was noted stays.
if (!("getOwnMetadata" in Reflect)) Object.assign(Reflect, metadata)

import { afterAll } from "vitest"
import { operated, present } from "./watching.ts"

// Of each file of stories: whatever role a screen reader meets in one of them is operated by one of their plays.
afterAll(() => {
  const untouched = [...present].filter(([role]) => !operated.has(role)).map(([role, story]) => `${role} in ${story}`)
  operated.clear()
  present.clear()
  if (untouched.length > 0) throw new Error(`No play of this file operates: ${untouched.join(", ")}.`)
})

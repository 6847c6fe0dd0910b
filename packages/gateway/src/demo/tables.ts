import type { Generated } from "kysely"

declare module "../database/tables.ts" {
  interface Tables {
    readonly demoStory: {
      readonly single: Generated<boolean>
      readonly begunAt: Generated<Date>
      readonly toldAt: Date | null
    }
  }
}

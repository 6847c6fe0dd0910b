import type { Generated } from "kysely"

declare module "../database/tables.ts" {
  interface Tables {
    readonly clientLogStreams: {
      readonly name: string
      readonly createdAt: number
      /** How many calls have written to it. */
      readonly token: Generated<number>
    }
    readonly clientErrors: {
      readonly id: string
      readonly stream: string
      readonly timestamp: number
      readonly receivedAt: number
      readonly who: string | null
      readonly message: string
    }
  }
}

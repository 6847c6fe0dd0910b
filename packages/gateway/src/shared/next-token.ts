import * as t from "io-ts"

/** Where a list goes on: after the entry of this instant, in milliseconds since the epoch, and id. */
export interface Place {
  readonly createdAt: number
  readonly id: string
}

const TOKEN = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A place as clients carry it from one stretch to the next. */
export const tokenOf = ({ createdAt, id }: Place): string => `${createdAt}.${id}`

/** That text, read. */
export const NextToken = new t.Type<Place, string, unknown>(
  "nextToken",
  (value): value is Place => typeof value === "object" && value !== null && "createdAt" in value,
  (input, context) => {
    const [, createdAt, id] = (typeof input === "string" && TOKEN.exec(input)) || []
    return id === undefined ? t.failure(input, context) : t.success({ createdAt: Number(createdAt), id })
  },
  tokenOf,
)

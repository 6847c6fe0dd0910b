import { NoticePage, type Notices } from "@xl/core/notifications"
import { Effect } from "effect"
import * as t from "io-ts"
import { graphql } from "../gql/gql.ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"

const LIST = graphql(`
  query ListNotices($offset: Int, $size: Int, $unreadOnly: Boolean) {
    listNotices(offset: $offset, size: $size, unreadOnly: $unreadOnly) {
      total
      unread
      notices {
        id
        tone
        title
        text
        path
        at
        readAt
      }
    }
  }
`)
const MARK = graphql(`
  mutation MarkNoticesRead($ids: [ID!]) {
    markNoticesRead(ids: $ids) {
      __typename
      ... on MarkNoticesReadDone {
        unread
      }
    }
  }
`)
const Listed = t.type({ listNotices: NoticePage })
const Marked = t.type({ unread: t.Int })

/** The caller's kept notices, asked of our gateway. */
export const noticesGraphql = (asker: Asker): Notices["Service"] => ({
  page: (search) =>
    query(asker, LIST, search, access("listNotices")).pipe(
      Effect.flatMap((data) => promised(Listed, data)),
      Effect.map(({ listNotices }) => listNotices),
    ),
  markRead: (ids) =>
    mutate(asker, "markNoticesRead", MARK, { ids: ids && [...ids] }).pipe(
      Effect.flatMap((payload) => promised(Marked, payload)),
      Effect.map(({ unread }) => unread),
    ),
})

import { describe, expect, it } from "vitest"
import type { Actor, Role } from "../roles/index.ts"
import { must, UserId } from "../shared/index.ts"
import { mayReadDocument } from "./index.ts"

const OWNER = must(UserId, "11111111-1111-4111-8111-111111111111")
const OTHER = must(UserId, "22222222-2222-4222-8222-222222222222")
const user = (id: UserId, ...roles: ReadonlyArray<Role>): Actor => ({
  tag: "user",
  id,
  email: "ann@x.test",
  roles: new Set(roles),
})

describe("a sensitive paper", () => {
  it("is opened by its owner, whatever their roles, and by administrators", () =>
    expect(
      [user(OWNER), user(OWNER, "Sellers"), user(OTHER, "Admins")].map((one) => mayReadDocument(one, OWNER)),
    ).toEqual([true, true, true]))

  it("is opened by nobody else: no guest, no seller whom the buyer bids, no buyer", () =>
    expect(
      [{ tag: "guest" } as const, user(OTHER), user(OTHER, "Sellers", "ApprovedBuyers", "Concierges")].map((one) =>
        mayReadDocument(one, OWNER),
      ),
    ).toEqual([false, false, false]))
})

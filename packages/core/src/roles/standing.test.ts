import { aProfile, aSeller } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { Day, must } from "../shared/index.ts"
import {
  buyerStanding,
  EVERYBODY,
  isFundsApproval,
  isPending,
  rolesSought,
  roleStanding,
  RoleRequestStatus,
  sellerStanding,
  USER_LISTS,
} from "./index.ts"
import { Role } from "../kernel/index.ts"

const roles = Object.keys(Role.keys).filter(Role.is)

describe("somebody stands", () => {
  it("as a buyer under review before all else, and approved only by ApprovedBuyers", () => {
    const stands = (buyerUnderReview: boolean, ...held: ReadonlyArray<Role>) =>
      buyerStanding({ buyerUnderReview, roles: held })
    expect([stands(true), stands(true, "ApprovedBuyers")]).toEqual(["underReview", "underReview"])
    expect(roles.map((role) => stands(false, role))).toEqual(
      roles.map((role) => (role === "ApprovedBuyers" ? "approved" : "none")),
    )
  })

  it("as a seller by Sellers, and blocked whatever the roles", () => {
    const { sellerProfile } = aSeller()
    const stands = (held: ReadonlyArray<Role>, status = sellerProfile.status) =>
      sellerStanding({ roles: held, sellerProfile: { ...sellerProfile, status } })
    expect(roles.map((role) => stands([role]))).toEqual(roles.map((role) => (role === "Sellers" ? "seller" : "none")))
    expect([stands(["Sellers"], "Revoked"), stands([], "Revoked")]).toEqual(["blocked", "blocked"])
    expect(sellerStanding(aProfile({ roles: [] }))).toBe("none")
  })
})

describe("an administrator", () => {
  it("has a request to decide while it is a Draft", () =>
    expect(
      Object.keys(RoleRequestStatus.keys)
        .filter(RoleRequestStatus.is)
        .filter((status) => isPending({ status })),
    ).toEqual(["Draft"]))

  it("approves a sum above nothing, from any day but one ahead", () => {
    const today = must(Day, "2026-11-28")
    const may = (pofSum: number, fundsApprovalDate: string) => isFundsApproval({ pofSum, fundsApprovalDate }, today)
    expect([may(1, "2026-11-28"), may(1, "2020-01-01")]).toEqual([true, true])
    expect([
      may(0, "2026-11-28"),
      may(1, "2026-11-29"),
      may(1, ""),
      may(1, "2026-11-2"),
      may(Number.NaN, today),
    ]).toEqual(Array.from({ length: 5 }, () => false))
  })

  it("finds everybody by name, and in each list those of its roles, new sellers those who came last", () => {
    expect(EVERYBODY).toEqual({ roles: [], query: null, size: 25, offset: 0, sortBy: "name", isDescending: false })
    expect(USER_LISTS).toEqual({
      all: EVERYBODY,
      buyers: { ...EVERYBODY, roles: ["RestrictedBuyers", "ApprovedBuyers"] },
      sellers: { ...EVERYBODY, roles: ["Sellers"] },
      newSellers: { ...EVERYBODY, roles: ["Sellers"], sortBy: "creationDate", isDescending: true },
    })
    expect(rolesSought("all", ["Admins"])).toEqual(["Admins"])
    expect(rolesSought("sellers", ["Admins"])).toEqual(["Sellers"])
  })
})

describe("where somebody stands to a role", () => {
  it("is held, open, or covered for an approved buyer", () => {
    expect(roleStanding(aSeller(), "Sellers")).toBe("held")
    expect(roleStanding(aProfile(), "RestrictedBuyers")).toBe("open")
    expect(roleStanding({ roles: ["ApprovedBuyers"] }, "RestrictedBuyers")).toBe("covered")
  })
})

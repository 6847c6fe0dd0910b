import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Role } from "../kernel/index.ts"
import { decode } from "../shared/index.ts"
import { roleFlags, roleLabels, seesArea } from "./index.ts"

const roles = Object.keys(Role.keys) as ReadonlyArray<Role>
const whoSees = (area: "admin" | "buyer" | "mandates" | "seller") => roles.filter((role) => seesArea(area, [role]))

describe("areas", () => {
  it("knows six roles, and is told of no other (ACC-272)", () => {
    const six = ["Admins", "ApprovedBuyers", "Concierges", "RestrictedBuyers", "Sellers", "VerifiedUsers"]
    const isTold = (role: string) => Result.isSuccess(decode(Role)(role))
    expect([...six, "Brokers", "admins", ""].filter(isTold)).toEqual(six)
    expect(roles).toHaveLength(six.length)
  })

  it("shows the seller area to Admins, Sellers and Concierges (ACC-426)", () => {
    expect(whoSees("seller").toSorted()).toEqual(["Admins", "Concierges", "Sellers"])
  })

  it("shows the mandates to Concierges alone", () => {
    expect(whoSees("mandates")).toEqual(["Concierges"])
  })

  it("shows the buyer area to approved buyers alone (BUY-239)", () => {
    expect(whoSees("buyer")).toEqual(["ApprovedBuyers"])
  })

  it("shows the admin area to Admins alone (SEL-289)", () => {
    expect(whoSees("admin")).toEqual(["Admins"])
  })
})

describe("roles", () => {
  it("make a buyer only by ApprovedBuyers (ACC-427, ACC-428)", () => {
    expect([roleFlags(["ApprovedBuyers"]).buyer, roleFlags(["RestrictedBuyers"]).buyer]).toEqual([true, false])
  })

  it("make a seller by Sellers and an admin by Admins (ACC-274, ACC-419, ACC-435)", () => {
    expect(roleFlags(["Sellers"])).toEqual({ admin: false, buyer: false, concierge: false, seller: true })
    expect(roleFlags(["Admins"])).toEqual({ admin: true, buyer: false, concierge: false, seller: false })
  })

  it("are labelled Unassigned when none remain (ACC-273)", () => {
    expect([roleLabels([]), roleLabels(["Sellers", "Admins"])]).toEqual([["Unassigned"], ["Seller", "Administrator"]])
  })
})

import { expect, it } from "vitest"
import { assetSearchIn, assetSearchParams } from "./asset-search.ts"

const read = (address: string) => assetSearchIn(new URLSearchParams(address))

it("reads statuses, name and place from the address, and leaves out what is none", () => {
  expect(read("status=Draft&status=Lost&name=Cedar&offset=25")).toEqual({
    status: ["Draft"],
    name: "Cedar",
    offset: 25,
  })
  expect(read("")).toEqual({ status: [], name: null, offset: 0 })
})

it.each(["", "name=Cedar+Park", "status=Draft&status=Revoked&name=TX&offset=50"])(
  "writes what it read: %j",
  (address) => {
    expect(assetSearchParams(read(address)).toString()).toBe(address)
  },
)

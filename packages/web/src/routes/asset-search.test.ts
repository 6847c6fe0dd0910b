import { expect, it } from "vitest"
import { assetSearchIn, assetSearchParams } from "./asset-search.ts"

const read = (address: string) => assetSearchIn(new URLSearchParams(address))

it("reads statuses, name and place from the address, and leaves out what is none", () => {
  expect(read("status=Draft&status=Lost&name=Cedar&offset=25")).toEqual({
    status: ["Draft"],
    name: "Cedar",
    seller: null,
    offers: null,
    offset: 25,
  })
  expect(read("")).toEqual({ status: [], name: null, seller: null, offers: null, offset: 0 })
  expect(read("seller=ann%40x.com&offers=without")).toMatchObject({ seller: "ann@x.com", offers: false })
  expect(read("offers=some").offers).toBeNull()
})

it.each(["", "name=Cedar+Park", "status=Draft&status=Revoked&name=TX&offset=50", "seller=ann&offers=with"])(
  "writes what it read: %j",
  (address) => {
    expect(assetSearchParams(read(address)).toString()).toBe(address)
  },
)

import { NO_THIRD_PARTIES, type ThirdParties } from "@xl/core/monitoring"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addressBookOf, addressLookupOf, type AskingPage, registrationIdentityOf } from "./asked.ts"

const NAMED: ThirdParties = {
  ...NO_THIRD_PARTIES,
  addressLookup: "https://address.example/",
  registrationIdentity: "https://identity.example/",
}
const id = must(UserId, "11111111-1111-4111-8111-111111111111")

/** Both are asked once; which origins heard of it, and what came of it. */
const asked = async (thirdParties: ThirdParties, cookies: string) => {
  const origins: Array<string> = []
  const page: AskingPage = {
    host: () => "market.example",
    cookies: () => cookies,
    fetch: async (address) => {
      origins.push(new URL(address as string).origin)
      return new Response("192.0.2.7")
    },
  }
  const address = await Effect.runPromise(addressLookupOf({ thirdParties }, page).find())
  await Effect.runPromise(registrationIdentityOf({ thirdParties }, page).registered(id))
  return { origins, address }
}

describe("who is asked at a sign-in and a registration", () => {
  it("is nobody as the product ships, and nobody before a visitor has agreed (ACC-480, ACC-482)", async () => {
    for (const cookies of ["", "consent=denied", "consent=granted"])
      expect(await asked(NO_THIRD_PARTIES, cookies)).toEqual({ origins: [], address: null })
    for (const cookies of ["", "theme=dark", "consent=denied"])
      expect(await asked(NAMED, cookies)).toEqual({ origins: [], address: null })
  })

  it("is who is named, once the visitor has agreed (ACC-479, ACC-481)", async () => {
    expect(await asked(NAMED, "consent=granted")).toEqual({
      origins: ["https://address.example", "https://identity.example"],
      address: "192.0.2.7",
    })
  })
})

describe("who completes an address", () => {
  const origins = async (maps: string | null, cookies: string) => {
    const heard: Array<string> = []
    const page: AskingPage = {
      host: () => "market.example",
      cookies: () => cookies,
      fetch: async (address) => {
        heard.push(new URL(address as string).origin)
        return new Response('{"towns":[],"suggestions":[]}')
      },
    }
    const config = { thirdParties: { ...NO_THIRD_PARTIES, maps }, placesUrl: "https://market.example/places" }
    await Effect.runPromise(addressBookOf(config, page).suggest("1 Main Street, Chicago"))
    return heard
  }

  it("is our own gateway until a maps service is named and the visitor has agreed", async () => {
    const ours = ["https://market.example"]
    expect(await origins(null, "consent=granted")).toEqual(ours)
    expect(await origins("key", "")).toEqual(ours)
    expect(await origins("key", "consent=denied")).toEqual(ours)
    expect(await origins("key", "consent=granted")).toEqual(["https://places.googleapis.com"])
  })
})

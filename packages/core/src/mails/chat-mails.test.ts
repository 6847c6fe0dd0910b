import { expect, it } from "vitest"
import { marketMail } from "./index.ts"

const sender = { product: "XL", origin: "https://market.example" }
const said = (facts: { readonly [name: string]: string }) => {
  const { subject, text } = marketMail(sender, "ann@example.com", { kind: "chatMessage", facts })
  return [subject, ...(text.split("\n\n-- \n")[0]?.split("\n\n") ?? [])]
}

it("a mail to who is away says that somebody wrote, about what and where to read it, and neither who nor what", () => {
  const facts = { assetId: "a1", title: "Lakeside Office Note", chat: "CH1" }
  expect(said({ ...facts, side: "seller" })).toEqual([
    "You have a new message",
    "A buyer wrote to you about Lakeside Office Note.",
    "Read it: https://market.example/?chat=CH1",
  ])
  expect(said({ ...facts, side: "buyer" })[1]).toBe("The seller wrote to you about Lakeside Office Note.")
})

it("a mail to who is away makes sense of an asset without a title", () => {
  expect(said({}).slice(1)).toEqual([
    "The seller wrote to you about an asset.",
    "Read it: https://market.example/?chat=",
  ])
})

import { describe, expect, it } from "vitest"
import { conversationFaults, hostedConversationsOf } from "./conversations.ts"

const ALL = {
  TWILIO_ACCOUNT_SID: "AC1",
  TWILIO_API_KEY_SID: "SK1",
  TWILIO_API_KEY_SECRET: "secret",
  TWILIO_SERVICE_SID: "IS1",
}
const NOTHING = {
  TWILIO_ACCOUNT_SID: undefined,
  TWILIO_API_KEY_SID: undefined,
  TWILIO_API_KEY_SECRET: undefined,
  TWILIO_SERVICE_SID: undefined,
}

describe("who keeps the messages of a deployment", () => {
  it("is its own gateway where nothing is configured", () => {
    expect([hostedConversationsOf(NOTHING), conversationFaults(NOTHING)]).toEqual([null, []])
  })

  it("is the hosted service where all four are", () => {
    expect(hostedConversationsOf(ALL)).toEqual({
      url: "https://conversations.twilio.com",
      accountSid: "AC1",
      serviceSid: "IS1",
      keySid: "SK1",
      keySecret: "secret",
    })
    expect(conversationFaults(ALL)).toEqual([])
  })

  it("is not set by halves", () => {
    expect(conversationFaults({ ...ALL, TWILIO_API_KEY_SECRET: undefined })).toEqual([
      "TWILIO_API_KEY_SECRET must be set where TWILIO_ACCOUNT_SID is.",
    ])
  })
})

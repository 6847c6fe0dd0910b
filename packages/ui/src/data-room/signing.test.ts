import { type DataRooms, type Execution, SignatureInvalid } from "@xl/core/data-room"
import { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import { Millis, must } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import { Deferred, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { SigningDialog } from "./signing.ts"

type Sign = DataRooms["Service"]["sign"]
const EXECUTED: Execution = { executionDate: must(Millis, 1), pdfKey: "copy" }
const agreement = { title: "Confidentiality Agreement", subtitle: "Cedar Park", notice: "", sections: [] }

const opened = (answer: Sign = () => Effect.succeed(EXECUTED)) => {
  const sent: Array<readonly [string, unknown]> = []
  const done: Array<Execution> = []
  const sign: Sign = (id, signature, dimensions) => {
    sent.push([signature, dimensions])
    return answer(id, signature, dimensions)
  }
  const rooms = { sign } as unknown as DataRooms["Service"]
  const asked = { id: aPublishedAsset().id, agreement, signatory: "Ann Lee" }
  return { dialog: new SigningDialog(asked, rooms, (execution) => void done.push(execution)), sent, done }
}

describe("an agreement before its signer", () => {
  it("sends nothing without a signature and consent, and says each beside its field", async () => {
    const { dialog, sent } = opened()
    await dialog.sign()
    expect(dialog.form.errors).toEqual({ signature: "This field is required", consent: "Please agree before you sign" })
    dialog.form.type("   ")
    dialog.form.agree(true)
    await dialog.sign()
    expect(dialog.form.errors).toEqual({ signature: "This field is required" })
    dialog.form.type("Ann Lee")
    dialog.form.agree(false)
    await dialog.sign()
    expect([dialog.form.errors, sent]).toEqual([{ consent: "Please agree before you sign" }, []])
  })

  it("sends the name as it was typed, or the lines with their field, whichever way was chosen last", async () => {
    const { dialog, done, sent } = opened()
    const dimensions = { width: 600, height: 160 }
    dialog.form.agree(true)
    dialog.form.type("ann lee")
    dialog.form.choose("drawn")
    await dialog.sign()
    expect([dialog.form.errors.signature, sent]).toEqual(["This field is required", []])
    dialog.form.draw({ path: "M0 0L30 30", dimensions })
    await dialog.sign()
    dialog.form.choose("typed")
    await dialog.sign()
    expect(sent).toEqual([
      ["M0 0L30 30", dimensions],
      ["ann lee", null],
    ])
    expect(done).toEqual([EXECUTED, EXECUTED])
  })

  it("keeps what was typed where it is refused, and says why beside the field or above all", async () => {
    for (const [refusal, place] of [
      [new SignatureInvalid(), "signature"],
      [new MarketUnavailable({ cause: "down" }), "all"],
    ] as const) {
      const { dialog, done } = opened(() => Effect.fail(refusal))
      dialog.form.type("Somebody Else")
      dialog.form.agree(true)
      await dialog.sign()
      expect(dialog.form.errors).toEqual({ [place]: messageOf(refusal) })
      expect([dialog.form.name, dialog.form.agrees, dialog.isSending, done]).toEqual(["Somebody Else", true, false, []])
      dialog.form.type("Ann Lee")
      expect(dialog.form.errors).toEqual({})
    }
  })

  it("is sent once, however often it is pressed", async () => {
    const gate = Effect.runSync(Deferred.make<Execution>())
    const { dialog, done, sent } = opened(() => Deferred.await(gate))
    dialog.form.type("Ann Lee")
    dialog.form.agree(true)
    const [first, second] = [dialog.sign(), dialog.sign()]
    expect(dialog.isSending).toBe(true)
    Effect.runSync(Deferred.succeed(gate, EXECUTED))
    await Promise.all([first, second])
    expect([sent.length, done, dialog.isSending]).toEqual([1, [EXECUTED], false])
  })
})

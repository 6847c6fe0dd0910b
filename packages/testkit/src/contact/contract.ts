import { type ContactArguments, type ContactDesk, ContactFieldsInvalid } from "@xl/core/contact"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

/** A desk under test, and what its operator has received. */
export interface DeskAtHand {
  readonly desk: ContactDesk["Service"]
  readonly received: () => Promise<ReadonlyArray<ContactArguments>>
}

const QUESTION: ContactArguments = {
  name: "Ann Doe",
  email: "ann@example.com",
  purpose: "Selling",
  msg: "How do I list a loan?",
  phone: "2125550142",
}

/** The laws of every desk. */
export const contactDeskContract = (home: string, open: () => Promise<DeskAtHand>) =>
  describe(`ContactDesk in ${home}`, () => {
    it("brings a question to the operator as it was sent", async () => {
      const { desk, received } = await open()
      await Effect.runPromise(desk.send(QUESTION))
      expect((await received()).at(-1)).toEqual(QUESTION)
    })

    it("takes the footer's, which has a dash for what it does not ask", async () => {
      const { desk, received } = await open()
      const asked = { ...QUESTION, name: "-", purpose: "-", phone: "-" }
      await Effect.runPromise(desk.send(asked))
      expect((await received()).at(-1)).toEqual(asked)
    })

    it("refuses what the form refuses, each field with what to enter", async () => {
      const { desk, received } = await open()
      const before = await received()
      const why = await Effect.runPromise(Effect.flip(desk.send({ ...QUESTION, email: "ann@", msg: " " })))
      expect(why).toEqual(
        new ContactFieldsInvalid({
          problems: [
            { field: "email", message: "Must be valid e-mail" },
            { field: "msg", message: "This field is required" },
          ],
        }),
      )
      expect(await received()).toEqual(before)
    })
  })

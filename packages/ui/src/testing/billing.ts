import { SANDBOX_PASSWORD } from "@xl/core/banking"
import type { HereOptions } from "@xl/testkit/here"
import { aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import { BillingModel } from "../banking/billing-model.ts"
import { app } from "./app.ts"

export const me = aProfile()

/** The billing page of somebody, opened, with what it waits for and the last thing that it said. */
export const billing = async (options: HereOptions = {}) => {
  const here = await app({ who: me, ...options })
  const waits: Array<readonly [milliseconds: number, then: () => void]> = []
  let nonces = 0
  const after = (milliseconds: number, then: () => void) => {
    waits.push([milliseconds, then])
    return () => undefined
  }
  const over = (banks = here.ports.banks) =>
    new BillingModel(banks, here.ports.settings, here.snackbars, after, () => `nonce-${(nonces += 1)}`)
  const model = over()
  await model.open()
  const said = () => here.said().at(-1)
  return { ...here, model, over, waits, said }
}
type Billing = Awaited<ReturnType<typeof billing>>

/** At the frame, which then says that it connected this user's account. */
export const connecting = async ({ model, waits }: Billing) => {
  model.add()
  model.addition.identity.type("12-3456789")
  await model.addition.connect()
  waits.at(-1)?.[1]()
  const { step } = model.addition
  if (step.tag !== "connecting") throw new Error(`It is at ${step.tag}`)
  return step
}
/** A token of the sandbox for one of its accounts. */
export const tokenOf = ({ market }: Billing, link: string, user = "user_good") =>
  Result.getOrThrow(
    market.bankSandbox.chosen(
      { link, bank: "harbor", user, password: SANDBOX_PASSWORD },
      "checking",
      market.home.clock.now(),
    ),
  )

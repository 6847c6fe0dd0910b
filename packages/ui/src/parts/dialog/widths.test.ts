import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { accountDialogWidths } from "../../accounts/account-dialogs-content.tsx"

const UI = join(import.meta.dirname, "../..")
/** Every width that the file gives to a dialog, in its order. */
const widthsIn = (file: string): ReadonlyArray<number> =>
  [...readFileSync(join(UI, file), "utf8").matchAll(/ width=\{(\d+)\}/g)].map(([, width]) => Number(width))

describe("a dialog", () => {
  it("has one of nine widths, and each of them is some dialog's (ACC-663)", () => {
    const screens = globSync("!(parts)/*.tsx", { cwd: UI }).flatMap(widthsIn)
    const inUse = new Set([...screens, ...Object.values(accountDialogWidths)])
    expect([...inUse].toSorted((a, b) => a - b)).toEqual([440, 613, 720, 732, 834, 848, 1019, 1143, 1230])
  })

  it.each([
    ["an alert", "alerts/alerts-content.tsx", [440]],
    ["a confirmation of the settings", "accounts/account-settings-dialogs.tsx", [440, 440]],
    ["the contact form, the call and that it was sent", "contact/contact-dialogs-content.tsx", [613, 613, 440]],
    ["a revocation with a comment", "administration/revoke-dialog.tsx", [613]],
    ["adding a bank", "banking/addition-dialogs.tsx", [720, 720]],
    ["a bank's removal, its choice and its address", "banking/billing-dialogs.tsx", [440, 720, 720, 720]],
    ["an offer on one asset", "offers/offer-dialog-content.tsx", [848]],
    ["the basic and the user's profile", "profile/profile-dialogs-content.tsx", [613, 1019]],
    ["the buyer's profile", "profile/buyer-dialog-content.tsx", [1019]],
    ["the seller's profile", "profile/seller-dialog-content.tsx", [1143, 1143]],
  ])("has the width that was decided: %s (ACC-664)", (_which, file, widths) => {
    expect(widthsIn(file)).toEqual(widths)
  })

  it("has the width that was decided: the account's", () => {
    expect(accountDialogWidths).toEqual({
      signIn: 834,
      signUp: 834,
      registration: 732,
      verify: 440,
      forgot: 732,
      reset: 732,
      newPassword: 732,
    })
  })
})

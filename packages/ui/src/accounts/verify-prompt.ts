import { EmailNotVerified } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import type { Alert } from "../alerts/index.ts"
import type { AccountDialogs } from "./account-dialogs.ts"

/** What asks for a verified e-mail before what needs one, and leads to its dialog (ACC-185). */
export const verifyPrompt = ({ verifyAgain }: AccountDialogs): Alert => ({
  title: "Verify your email",
  text: [messageOf(new EmailNotVerified())],
  confirm: { label: "Verify", go: verifyAgain },
})

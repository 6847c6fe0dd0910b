/** Why a code is not even sent for checking; each names its sentence in core/messages. */
export type CodeFailure = "codeRequired" | "codeFormat"

/** True of six digits. */
export const isConfirmationCode = (text: string): boolean => /^[0-9]{6}$/.test(text)

/** Every failure of a typed code, the one to show first. */
export const codeFailures = (text: string): ReadonlyArray<CodeFailure> => {
  if (isConfirmationCode(text)) return []
  return text === "" ? ["codeRequired", "codeFormat"] : ["codeFormat"]
}

import { signUpEmailFailures } from "./email.ts"
import { meetsPasswordPolicy } from "./password.ts"

/** Whether an account may be asked for: an e-mail that passes every check and, where one is chosen, a password that does. */
export const mayRegister = (
  { email, password }: { readonly email: string; readonly password: string },
  isEmailOnly: boolean,
): boolean => (isEmailOnly || meetsPasswordPolicy(password)) && signUpEmailFailures(email.trim()).length === 0

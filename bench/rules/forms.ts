import { isDeepStrictEqual } from "node:util"
import { newPasswordFailures, signUpEmailFailures } from "@xl/core/accounts"
import { nameFailure, phoneFailure, requiredFailure, zipFailure } from "@xl/core/shared"
import { type SellerInfo } from "@xl/core/profiles"
import { compare, type Figure, onOneThread, type Pace } from "../measure.ts"
import { sellerByAjv, signUpByAjv } from "./by-ajv.ts"
import { type Problems, sellerByHand, signUpByHand } from "./by-hand.ts"
import { sellerByValibot, signUpByValibot } from "./by-valibot.ts"
import { sellerByZod, signUpByZod } from "./by-zod.ts"
import { SELLERS, SIGN_UPS, type SignUp } from "./cases.ts"

const signUpByCore = ({ email, password }: SignUp) => ({
  email: signUpEmailFailures(email),
  password: newPasswordFailures(password),
})

const sellerByCore = (form: SellerInfo) => ({
  entityName: nameFailure("entity", form.entityName),
  address: requiredFailure(form.entityAddress.address),
  city: requiredFailure(form.entityAddress.city),
  state: requiredFailure(form.entityAddress.state),
  zipCode: zipFailure(form.entityAddress.zipCode),
  phoneNumber: phoneFailure(form.phoneNumber),
  executive: form.executive ? null : "required",
  title: requiredFailure(form.title),
  signedByFirstName: nameFailure("person", form.signedByFirstName),
  signedByLastName: nameFailure("person", form.signedByLastName),
})

type Found = { readonly [field: string]: ReadonlyArray<string> | string | null }
const listed = (found: Found): Problems =>
  Object.entries(found).flatMap(([field, problems]) => [problems ?? []].flat().map((it) => [field, it] as const))

/** No figure counts before all say the same of the same form. */
const agree = (name: string, ...told: ReadonlyArray<Problems>): void => {
  const [first, ...others] = told.map((problems) => problems.map(([field, it]) => `${field}: ${it}`).toSorted())
  for (const other of others)
    if (!isDeepStrictEqual(first, other)) throw new Error(`${name}: ${JSON.stringify([first, other])}`)
}

const ofSignUp = (kind: "invalid" | "valid", pace: Pace): Promise<Figure> => {
  const form = SIGN_UPS[kind]
  agree(
    `sign-up, ${kind}`,
    listed(signUpByCore(form)),
    signUpByHand(form),
    signUpByZod(form),
    signUpByValibot(form),
    signUpByAjv(form),
  )
  const contenders = [
    onOneThread("core", () => signUpByCore(form)),
    onOneThread("by hand", () => signUpByHand(form)),
    onOneThread("zod", () => signUpByZod(form)),
    onOneThread("valibot", () => signUpByValibot(form)),
    onOneThread("ajv", () => signUpByAjv(form)),
  ]
  return compare(`sign-up form, ${kind}`, contenders, pace)
}

const ofSeller = (kind: "invalid" | "valid", pace: Pace): Promise<Figure> => {
  const form = SELLERS[kind]
  agree(
    `seller, ${kind}`,
    listed(sellerByCore(form)),
    sellerByHand(form),
    sellerByZod(form),
    sellerByValibot(form),
    sellerByAjv(form),
  )
  const contenders = [
    onOneThread("core", () => sellerByCore(form)),
    onOneThread("by hand", () => sellerByHand(form)),
    onOneThread("zod", () => sellerByZod(form)),
    onOneThread("valibot", () => sellerByValibot(form)),
    onOneThread("ajv", () => sellerByAjv(form)),
  ]
  return compare(`seller form, ${kind}`, contenders, pace)
}

export const compareForms = async (pace: Pace): Promise<ReadonlyArray<Figure>> => [
  await ofSignUp("valid", pace),
  await ofSignUp("invalid", pace),
  await ofSeller("valid", pace),
  await ofSeller("invalid", pace),
]

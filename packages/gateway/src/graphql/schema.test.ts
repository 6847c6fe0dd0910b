import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
  validate,
  validateSchema,
} from "graphql"
import { describe, expect, it } from "vitest"
import { ACCOUNT_REFUSALS } from "../accounts/index.ts"
import { ASSET_REFUSALS } from "../assets/index.ts"
import { BANK_REFUSALS } from "../banking/index.ts"
import { readSchema } from "../http/index.ts"
import { schemaText } from "../http/schema.ts"
import { CHANGE_REQUEST_REFUSALS } from "../change-requests/index.ts"
import { CONTACT_REFUSALS } from "../contact/index.ts"
import { CHAT_REFUSALS } from "../chat/index.ts"
import { DATA_ROOM_REFUSALS } from "../data-room/index.ts"
import { DEPOSIT_REFUSALS } from "../deposits/index.ts"
import { FAVORITE_REFUSALS } from "../favorites/index.ts"
import { LEGAL_REFUSALS } from "../legal-documents/index.ts"
import { MANDATE_REFUSALS } from "../mandates/index.ts"
import { MONITORING_REFUSALS } from "../monitoring/index.ts"
import { OFFER_REFUSALS } from "../offers/index.ts"
import { PROFILE_REFUSALS } from "../profiles/index.ts"
import { ROLE_REFUSALS } from "../roles/index.ts"
import { SETTINGS_REFUSALS } from "../settings/index.ts"
import { USER_REFUSALS } from "../users/index.ts"
import { wholeDocumentFor } from "../testing/whole-document.ts"
import { VALUATION_REFUSALS } from "../valuation/index.ts"
import { operationsOf } from "../testing/calls.ts"

const schema = readSchema()
const operations = operationsOf(schema)
const mutations = operations.filter(({ root }) => root === "Mutation")

/** Every argument and input field below a mutation, as `mutation.argument.field`. */
const inputsOf = (name: string, type: GraphQLInputType): ReadonlyArray<string> => {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return [name]
  return [name, ...Object.values(named.getFields()).flatMap((field) => inputsOf(`${name}.${field.name}`, field.type))]
}
const inputs = mutations.flatMap(({ field }) =>
  field.args.flatMap((arg) => inputsOf(`${field.name}.${arg.name}`, arg.type)),
)

/** Inputs with a name of state, and why each is no way to write it. */
const ALLOWED: Readonly<Record<string, string>> = {
  "approveRoleRequest.data.buyerProfile.approved":
    "Only an administrator calls it; false is refused, so it can but confirm.",
  "assignBuyerRole.data.buyerProfile.approved": "As approveRoleRequest.",
  "createAsset.mainInfo.assetStatus": "How the loan pays, not where the sale stands.",
  "createAsset.ownerEmail": "Compared with the caller's own, never taken for another's.",
  "createBuyerRequest.documents.dataOwnerId": "The record of the upload says whose it is; this is not read.",
  "editAsset.mainInfo.assetStatus": "How the loan pays, not where the sale stands.",
  "editValuation.userInput.specifics.assetStatus": "How the loan pays that is valued.",
  "editValuation.userInput.specifics.userRole": "As whom one says to value; no right hangs on it.",
  "getCalculatorResponse.userInput.specifics.assetStatus": "As editValuation.",
  "getCalculatorResponse.userInput.specifics.userRole": "As editValuation.",
  "editSettings.settings.passwordlessRegistrationEnabled": "How people register from now on; nobody's registration.",
  "grantRole.role": "Only an administrator calls it, for another; what may be given is a list of its own.",
  "takeRole.role": "As grantRole; the last administrator and a seller with listings keep theirs.",
  "revokeAsset.statusComment": "Words beside the status, which the machine sets.",
  "updateBuyerAcquisitionCriteriaBlock.loanStatus": "How the loans pay that the buyer looks for.",
  "updateUserNotificationsCriteriaBlock.assetStatus": "How the loans that one looks for pay.",
  "updateUserNotificationsCriteriaBlock.userRole": "As whom one says to look; no right hangs on it.",
  "updateBuyerPoFBlock.pofDocument.dataOwnerId": "As createBuyerRequest.",
}
const WORDS =
  /status|winner|owner(?!occ)|roles?$|approved|accepted|^numberOf|^count(s|er)?$|version$|publishedTime|creationDate|registration/i
const VERSIONED = ["approveAsset.version", "approveChangeRequest.version", "declineChangeRequest.version"]

const argumentsOf = (field: object): ReadonlyArray<GraphQLArgument> =>
  "args" in field ? (field.args as ReadonlyArray<GraphQLArgument>) : []

describe("the schema", () => {
  it("keeps to GraphQL's own rules", () => {
    expect(validateSchema(buildSchema(schemaText()))).toEqual([])
  })

  it("lets no mutation write a status, winner, owner, role or counter", () => {
    const suspect = inputs.filter((input) => WORDS.test(input.split(".").at(-1) ?? "") && !VERSIONED.includes(input))
    const unexplained = suspect.filter((input) => !input.endsWith(".noteOverview.numberOfLoans") && !(input in ALLOWED))
    expect(unexplained).toEqual([])
    expect(Object.keys(ALLOWED).filter((input) => !suspect.includes(input))).toEqual([])
  })

  it("names its commands, never saves or sets", () => {
    expect(
      mutations.map(({ field }) => field.name).filter((name) => /^(save|set|put|upsert|patch)/.test(name)),
    ).toEqual(["saveUTMParameters", "putLogEvents", "setOfferClosingHistoryDate"]) // the specification's names: one keeps what is said first, one only appends, one keeps what was opened
  })

  it("promises exactly the refusals that the use cases can give", () => {
    const given: Readonly<Record<string, ReadonlyArray<string>>> = {
      ...ACCOUNT_REFUSALS,
      ...ASSET_REFUSALS,
      ...BANK_REFUSALS,
      ...CHANGE_REQUEST_REFUSALS,
      ...CONTACT_REFUSALS,
      ...CHAT_REFUSALS,
      ...DATA_ROOM_REFUSALS,
      ...DEPOSIT_REFUSALS,
      ...LEGAL_REFUSALS,
      ...MANDATE_REFUSALS,
      ...MONITORING_REFUSALS,
      ...OFFER_REFUSALS,
      ...PROFILE_REFUSALS,
      ...FAVORITE_REFUSALS,
      ...ROLE_REFUSALS,
      ...SETTINGS_REFUSALS,
      ...USER_REFUSALS,
      ...VALUATION_REFUSALS,
    }
    for (const { field } of mutations) {
      const payload = getNamedType(field.type)
      const members = isUnionType(payload) ? payload.getTypes() : []
      const refusals = members
        .filter((type) => type.getInterfaces().some(({ name }) => name === "Refusal"))
        .map(({ name }) => name)
      expect([field.name, refusals.toSorted()]).toEqual([field.name, [...(given[field.name] ?? [])].toSorted()])
    }
  })

  it("describes every type, field and argument", () => {
    const bare = Object.values(schema.getTypeMap())
      .filter(({ name }) => !name.startsWith("__"))
      .flatMap((type) => {
        const fields =
          isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []
        const missing = fields.flatMap((field) => [
          ...(field.description ? [] : [`${type.name}.${field.name}`]),
          ...argumentsOf(field)
            .filter(({ description }) => !description)
            .map(({ name }) => `${type.name}.${field.name}(${name})`),
        ])
        return type.description ? missing : [type.name, ...missing]
      })
    expect(bare).toEqual([])
  })

  it("lets everything be asked for at once: what is done has no field of a refusal's name and another type", () => {
    const schema = readSchema()
    const wrong = operationsOf(schema).flatMap((one) =>
      validate(schema, parse(wholeDocumentFor(one))).map(({ message }) => `${one.field.name}: ${message}`),
    )
    expect(wrong).toEqual([])
  })
})

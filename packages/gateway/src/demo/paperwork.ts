import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { type Ask, askOffer, done } from "../import/index.ts"
import type { Person } from "./cast.ts"

const Signed = t.strict({ executed: t.strict({ executionDate: t.number }) })
const SIGN = {
  name: "signLegalDocument",
  takes: { id: "ID!", signature: "String!", type: "LegalSignatureType!" },
  gives: "... on AgreementDone { executed { executionDate } }",
}
const Requested = t.strict({ request: t.strict({ id: t.string }) })
const REQUEST = {
  name: "requestTier2Access",
  takes: { id: "ID!" },
  gives: "... on Tier2RequestDone { request { id } }",
}
const APPROVE = { ...REQUEST, name: "approveTier2Request" }

/** The buyer signs the confidentiality agreement of a loan and asks for tier 2, into which the seller lets them. */
export const enterRoom = async (
  { buyer, seller }: { readonly buyer: Ask; readonly seller: Ask },
  { firstName, lastName }: Person,
  id: string,
): Promise<void> => {
  await done(buyer, SIGN, { id, signature: `${firstName} ${lastName}`, type: "ca" }, Signed)
  const { request } = await done(buyer, REQUEST, { id }, Requested)
  await done(seller, APPROVE, { id: request.id }, Requested)
}

const Made = t.strict({ document: t.strict({ state: t.string }) })
const MAKE = {
  name: "generateLegalDocument",
  takes: { id: "ID!", docType: "LegalDocumentType!" },
  gives: "... on LegalDocumentDone { document { state } }",
}

/** Asks for both documents of an offer's closing. */
export const askForClosingDocuments = async (ask: Ask, id: string): Promise<void> => {
  for (const docType of ["LPA", "SS"]) await done(ask, MAKE, { id, docType }, Made)
}

const Documents = t.strict({
  answer: t.array(t.strict({ docType: t.string, edition: t.number, state: t.string })),
})
const LIST = "query listLegalDocuments($id: ID!) { answer: listLegalDocuments(id: $id) { docType edition state } }"
const OPENED = { id: "ID!", opened: "Int!", docType: "LegalDocumentType!" }

/** A party opens the documents of a closing that are made, and accepts them. */
export const acceptClosing = async (ask: Ask, id: string) => {
  const listed = decode(Documents)(await ask(LIST, { id }))
  if (Result.isFailure(listed)) throw new Error(`A closing lists no documents: ${listed.failure.problems.join("; ")}`)
  const made = listed.success.answer.filter(({ state }) => state === "made")
  for (const { docType, edition } of made)
    await askOffer(ask, "setOfferClosingHistoryDate", OPENED, { id, opened: edition, docType })
  return askOffer(ask, "acceptClosingDocuments", { id: "ID!" }, { id })
}

import { anAsset, aPublishedAsset } from "@xl/testkit/assets"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import { confirmedChanges, listingChanges, materialOnly, withChanges, withoutChanges } from "./listing-changes.ts"
import { LISTING_FIELD_NAMES, LISTING_FIELDS, isListingField, type ListingField } from "./listing-fields.ts"
import { NOTE_FACTS } from "./loan-facts.ts"
import { Asset } from "./model.ts"
import { PROPERTY_FACTS } from "./property-facts.ts"

it("names each fact as the wizard and the listing name it", () => {
  const asked = [...NOTE_FACTS, ...PROPERTY_FACTS].flatMap(({ facts }) => facts)
  const differing = asked.filter(({ label, path }) => isListingField(path) && LISTING_FIELDS[path].label !== label)
  expect(differing.map(({ path }) => path)).toEqual([])
})

const PARTS = { mainInfo: MainInfo, noteOverview: NoteOverview, propertyOverview: PropertyOverview, legal: Legal }

/** Fields of an asset that nobody edits as a fact: who it belongs to, where it stands, and what is counted. */
const NO_FACTS =
  "id version owners status statusSince registrationStatus publicationRequestedAt publicationNote statusComment creationDate dateModified " +
  "publishedTime pricingPlan lenderDirect90 planPaid planUnpaidSince currentStep confirmedWarnings tiers periods hold winnerOfferId numberOfActiveOffers " +
  "numberOfSelectedOffers numberOfActiveBundles numberOfOffers numberOfImpressions provenance"

const { props } = Asset.type.type
const editable = [
  ...Object.entries(PARTS).flatMap(([part, { type }]) => Object.keys(type.type.props).map((name) => `${part}.${name}`)),
  ...Object.keys(props).filter((name) => !(name in PARTS) && !NO_FACTS.split(" ").includes(name)),
]

describe("the table of a listing's facts", () => {
  it("says of each editable field of an asset whether it is material, and of no other", () => {
    expect([...LISTING_FIELD_NAMES].toSorted()).toEqual(editable.toSorted())
    expect(NO_FACTS.split(" ").every((name) => name in props)).toBe(true)
  })

  it("calls no two facts alike", () => {
    const labels = LISTING_FIELD_NAMES.map((field) => LISTING_FIELDS[field].label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it.each([
    ["balance", "mainInfo.upb"],
    ["payoff", "noteOverview.totalPayoff"],
    ["price", "mainInfo.listingPrice"],
    ["rate and terms", "noteOverview.currentInterestRate"],
    ["maturity", "noteOverview.maturityDate"],
    ["status", "mainInfo.assetStatus"],
    ["status", "noteOverview.monetaryDefault"],
    ["value", "noteOverview.estCollateralValue"],
    ["property", "mainInfo.address"],
    ["deposit terms", "bidDepositSum"],
    [null, "mainInfo.description"],
    [null, "images"],
    [null, "contacts"],
  ] as const)("holds as %s: %s", (material, field) => expect(LISTING_FIELDS[field].material).toBe(material))
})

describe("changes of a listing", () => {
  const before = aPublishedAsset()
  const address = { ...before.mainInfo.address, city: "Dallas" }
  const after: Asset = {
    ...before,
    mainInfo: { ...before.mainInfo, address, description: "Near the airport" },
    noteOverview: { ...before.noteOverview, totalPayoff: must(Cents, 11_000_000_00) },
    images: ["retail-2"],
  }
  const changes = listingChanges({ ...before }, { ...after })
  const fields = (all: ReadonlyArray<{ readonly field: ListingField }>) => all.map(({ field }) => field)

  it("are each fact that differs, the material ones apart", () => {
    expect(fields(changes)).toEqual(["mainInfo.description", "mainInfo.address", "noteOverview.totalPayoff", "images"])
    expect(fields(materialOnly(changes))).toEqual(["mainInfo.address", "noteOverview.totalPayoff"])
  })

  it("lead there and back", () => {
    expect(withChanges(before, changes)).toEqual(after)
    expect(withoutChanges(after, changes)).toEqual(before)
  })

  it("are none where only the order of an object's keys differs", () => {
    const { address: place, ...rest } = before.mainInfo
    const turned = Object.fromEntries(Object.entries(place).toReversed())
    expect(listingChanges({ ...before }, { ...before, mainInfo: { ...rest, address: turned } })).toEqual([])
  })

  it("are refused where the seller did not confirm one of them", () => {
    const material = materialOnly(changes)
    expect(Result.isSuccess(confirmedChanges(material, ["noteOverview.totalPayoff", "mainInfo.address"]))).toBe(true)
    expect(confirmedChanges(material, ["mainInfo.address"])).toMatchObject({
      failure: { _tag: "ChangesUnconfirmed", fields: ["Total payoff"] },
    })
  })

  it("are written for people", () => {
    const { label, write } = LISTING_FIELDS["mainInfo.address"]
    expect([label, write(anAsset().mainInfo.address)]).toEqual(["Address", "100 Cedar Road, Austin, TX 78701"])
    expect(LISTING_FIELDS["noteOverview.totalPayoff"].write(1_050_00)).toBe("$1,050")
    expect(LISTING_FIELDS.images.write(["a", "b"])).toBe("2 pictures")
  })
})

import { type AssetFactGroup, choice, count, day, flag, text } from "./fact-table.ts"
import { PropertyType, UnitOfMeasure } from "./vocabulary.ts"

const sized = { tag: "count", unit: "unitOfMeasure" } as const
const year = { tag: "year" } as const

/** What secures the loan and where it stands: asked on the first page of the wizard. */
const collateral: AssetFactGroup = {
  title: "Collateral",
  facts: [
    { path: "mainInfo.propertyType", label: "Property type", kind: choice(...Object.keys(PropertyType.keys)) },
    { path: "mainInfo.subtype", label: "Property subtype", kind: { tag: "list" } },
    { path: "mainInfo.address.address", label: "Street", kind: text },
    { path: "mainInfo.address.city", label: "City", kind: text },
    { path: "mainInfo.address.state", label: "State", kind: text },
    { path: "mainInfo.address.zipCode", label: "Zip code", kind: text },
  ],
}

const size: AssetFactGroup = {
  title: "Size",
  facts: [
    {
      path: "propertyOverview.unitOfMeasure",
      label: "Unit of measure",
      kind: choice(...Object.keys(UnitOfMeasure.keys)),
    },
    { path: "propertyOverview.size", label: "Size", kind: sized },
    { path: "propertyOverview.nraTotal", label: "Net rentable area", kind: sized },
    { path: "propertyOverview.units", label: "Units", kind: count },
    { path: "propertyOverview.stories", label: "Stories", kind: count },
    { path: "propertyOverview.buildings", label: "Buildings", kind: count },
  ],
}

const building: AssetFactGroup = {
  title: "Building",
  facts: [
    { path: "propertyOverview.classField", label: "Class", kind: choice("A", "B", "C", "D") },
    { path: "propertyOverview.yearBuilt", label: "Year built", kind: year },
    { path: "propertyOverview.yearRenovated", label: "Year renovated", kind: year },
    { path: "propertyOverview.constructionType", label: "Construction type", kind: text },
    { path: "propertyOverview.buildingLayout", label: "Building layout", kind: text },
    { path: "propertyOverview.propertyCondition", label: "Condition", kind: text },
    { path: "propertyOverview.condo", label: "Condominium", kind: flag },
    { path: "propertyOverview.multiProperty", label: "Several properties", kind: flag },
  ],
}

const land: AssetFactGroup = {
  title: "Land and title",
  facts: [
    { path: "propertyOverview.apn", label: "Parcel number (APN)", kind: text },
    { path: "propertyOverview.zoning", label: "Zoning", kind: text },
    {
      path: "propertyOverview.feeLeasehold",
      label: "Fee or leasehold",
      kind: choice("Fee simple", "Leasehold", "Fee and leasehold"),
    },
    { path: "propertyOverview.propertyTaxesCurrent", label: "Property taxes current", kind: flag },
    { path: "propertyOverview.environmentalIssues", label: "Environmental issues", kind: flag },
  ],
}

const parking: AssetFactGroup = {
  title: "Parking",
  facts: [
    { path: "propertyOverview.parkingType", label: "Parking type", kind: text },
    { path: "propertyOverview.parkingSpaces", label: "Parking spaces", kind: count },
  ],
}

const income: AssetFactGroup = {
  title: "Use and income",
  facts: [
    {
      path: "propertyOverview.tenantType",
      label: "Tenancy",
      kind: choice("Single tenant", "Multi-tenant", "Vacant"),
    },
    { path: "propertyOverview.largestTenantCredit", label: "Largest tenant credit rating", kind: text },
    {
      path: "propertyOverview.occupancy",
      label: "Occupancy",
      kind: { tag: "percent" },
      asOf: "propertyOverview.occupancyDate",
    },
    { path: "propertyOverview.occupancyDate", label: "Date of the occupancy", kind: day },
    {
      path: "propertyOverview.noi",
      label: "Net operating income",
      kind: { tag: "dollars", unit: "a year" },
      asOf: "propertyOverview.noiDate",
      basis: "propertyOverview.noiBasis",
    },
    { path: "propertyOverview.noiDate", label: "Income of the year to", kind: day },
    {
      path: "propertyOverview.noiBasis",
      label: "Basis of the income",
      kind: choice("Trailing 12 months", "Calendar year", "Annualized", "Underwritten", "Pro forma"),
    },
    { path: "propertyOverview.isOwnerOccupied", label: "Owner occupied", kind: flag },
    { path: "propertyOverview.ownerOcc", label: "Owner-occupied share", kind: { tag: "count", unit: "%" } },
  ],
}

/** The facts of the property. */
export const PROPERTY_FACTS: ReadonlyArray<AssetFactGroup> = [collateral, size, building, land, parking, income]

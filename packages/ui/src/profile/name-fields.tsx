import { lockedTexts } from "@xl/core/shared"
import { TextField } from "../parts/index.ts"

interface Names {
  readonly firstName: string
  readonly lastName: string
}

export interface NameFieldsProps {
  readonly value: Names
  readonly onChange: (change: Partial<Names>) => void
  readonly errors: { readonly [field: string]: string }
  /** Whether both names are on record. */
  readonly isNamed: boolean
  /** Whether names on record may be changed here all the same. */
  readonly isEditable?: boolean | undefined
  readonly isRequired?: boolean | undefined
}

/** A first and a last name, read-only once both are on record unless the form is one that changes them. */
export const NameFields = ({ value, onChange, errors, isNamed, isEditable = false, isRequired }: NameFieldsProps) => {
  const isReadOnly = isNamed && !isEditable
  const words = { isReadOnly, isRequired, helper: isReadOnly ? lockedTexts.name : undefined }
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        value={value.firstName}
        onChange={(firstName) => onChange({ firstName })}
        error={errors["firstName"]}
        {...words}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        value={value.lastName}
        onChange={(lastName) => onChange({ lastName })}
        error={errors["lastName"]}
        {...words}
      />
    </>
  )
}

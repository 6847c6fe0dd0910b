import { type BankCategory, BankCategory as Category } from "@xl/core/banking"
import { observer } from "mobx-react-lite"
import { SegmentedControl, Stack, TaxIdField, TextField } from "../parts/index.ts"
import type { IdentityForm } from "./identity-form.ts"

const CATEGORIES: ReadonlyArray<{ readonly id: BankCategory; readonly label: string }> = [
  { id: "Business", label: "Business" },
  { id: "Individual", label: "Individual" },
]

/** Whose account it is, and the number by which that one is known. */
export const IdentityFields = observer(({ form }: { readonly form: IdentityForm }) => (
  <Stack $gap={5}>
    <SegmentedControl
      label="The account belongs to"
      options={CATEGORIES}
      value={form.category}
      onChange={(chosen) => {
        if (Category.is(chosen)) form.choose(chosen)
      }}
    />
    {form.category === "Business" ? (
      <TaxIdField
        key="business"
        label="Federal tax ID"
        size="large"
        value={form.typed}
        onChange={form.type}
        error={form.error}
      />
    ) : (
      <TextField
        key="individual"
        label="Driver's license number"
        size="large"
        autoComplete="off"
        value={form.typed}
        onChange={(typed) => form.type(typed.toUpperCase())}
        error={form.error}
      />
    )}
  </Stack>
))

import { Checkbox } from "../select/checkbox.tsx"
import { Popover } from "../tooltip/popover.tsx"
import type { Column } from "./model.ts"

export interface ColumnChoiceProps<R> {
  readonly columns: readonly Column<R>[]
  /** Ids of the columns left out. */
  readonly hidden: ReadonlySet<string>
  readonly onChange: (hidden: ReadonlySet<string>) => void
}

/** Which columns a reader wants to see; columns whose head only screen readers hear are not offered. */
export const ColumnChoice = <R,>({ columns, hidden, onChange }: ColumnChoiceProps<R>) => (
  <Popover label="Columns" size="small">
    {columns.flatMap(({ id, header, isHeaderHidden }, at) =>
      isHeaderHidden === true
        ? []
        : [
            <Checkbox
              key={id}
              isSelected={at === 0 || !hidden.has(id)}
              isDisabled={at === 0}
              onChange={(on) => onChange(new Set(on ? [...hidden].filter((other) => other !== id) : [...hidden, id]))}
            >
              {header}
            </Checkbox>,
          ],
    )}
  </Popover>
)

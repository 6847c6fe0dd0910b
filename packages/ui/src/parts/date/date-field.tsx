import type { Day } from "@xl/core/shared"
import styled from "styled-components"
import { fieldState, FieldFrame, type FieldWords } from "../field/frame.tsx"
import { Bare, Box } from "../field/style.ts"
import { color } from "../../theme/index.ts"
import { Icon } from "../icon/index.ts"
import { Late } from "../late/late.tsx"
import { later } from "../late/later.ts"
import type { Bounds } from "./bounds.ts"

/** Its calendar is react-aria's, 40 KB gzip: it comes when the field is seen or somebody uses the page. */
export const dayPicking = later(() => import("./day-picker.tsx"))

export interface DateFieldProps extends Bounds, FieldWords {
  /** A UTC calendar day; nothing while empty or half typed. */
  readonly day: Day | undefined
  readonly onChange: (day: Day | undefined) => void
}

/** A day, typed as MM-DD-YYYY or chosen from the calendar. */
export const DateField = (props: DateFieldProps) => (
  <Late part={dayPicking} whenSeen waiting={<DayShown {...props} />}>
    {({ DayPicker }) => <DayPicker {...props} />}
  </Late>
)

/** As Americans read it. */
const written = (day: Day | undefined): string => day?.replace(/^(\d+)-(.+)$/, "$2-$1") ?? ""

/** Shows the day; whoever reaches it types in the field that comes. */
export const DayShown = (props: DateFieldProps) => (
  <FieldFrame words={props}>
    {(control) => (
      <Box $size={props.size ?? "medium"} {...fieldState(props)}>
        <Typed>
          <Bare {...control} readOnly value={written(props.day)} placeholder="mm-dd-yyyy" />
        </Typed>
        <Icon name="calendar" />
      </Box>
    )}
  </FieldFrame>
)

const Typed = styled.span`
  flex: 1;
  min-width: 0;
  height: 100%;
  color: inherit;
  input {
    font-variant-numeric: tabular-nums;
  }
  & + svg {
    color: ${color.ink2};
  }
`

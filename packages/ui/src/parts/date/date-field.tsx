import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { fieldState, FieldFrame } from "../field/frame.tsx"
import { Bare, Box } from "../field/style.ts"
import { Icon } from "../icon/index.ts"
import { Late } from "../late/late.tsx"
import { later } from "../late/later.ts"
import type { DateFieldProps } from "./date-field-props.ts"
import { useDayText } from "./use-day-text.ts"

/** Its calendar is react-aria's, 40 KB gzip: it comes when the field is seen or somebody uses the page. */
export const dayPicking = later(() => import("./day-chooser.tsx"))

/** A day, typed in any of the usual forms or chosen from the calendar, and shown as MM-DD-YYYY. */
export const DateField = (props: DateFieldProps) => {
  const { error, isRefused, leave, shown, take, type } = useDayText(props)
  const words = { ...props, error }
  return (
    <FieldFrame words={words}>
      {(control) => (
        <Box $size={props.size ?? "medium"} {...fieldState(words)}>
          <Typed
            {...control}
            data-refused={isRefused || undefined}
            value={shown}
            placeholder="mm-dd-yyyy"
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
          />
          <Late part={dayPicking} whenSeen waiting={<Icon name="calendar" />}>
            {({ DayChooser }) => <DayChooser {...props} onChange={take} />}
          </Late>
        </Box>
      )}
    </FieldFrame>
  )
}

const Typed = styled(Bare)`
  font-variant-numeric: tabular-nums;
  & + * svg {
    color: ${color.ink2};
  }
`

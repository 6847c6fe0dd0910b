import { useContext, useMemo, useState } from "react"
import { Calendar } from "react-aria-components/Calendar"
import { DialogTrigger } from "react-aria-components/Dialog"
import { Icon } from "../icon/index.ts"
import { Month } from "./calendar.tsx"
import type { DateFieldProps } from "./date-field-props.ts"
import { calendarDate, dayOfCalendar } from "./days.ts"
import { MarketDay } from "./market-day.ts"
import { bounds, Opened, Written } from "./picker-parts.tsx"
import { Months, Opener } from "./style.ts"

/** The calendar of a date field, and the button that opens it. */
export const DayChooser = ({ day, from, isDisabled, isReadOnly, label, onChange, to }: DateFieldProps) => {
  const [isOpen, setOpen] = useState(false)
  const value = useMemo(() => calendarDate(day), [day])
  const today = useContext(MarketDay)
  return (
    <Written>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Opener aria-label={`Calendar: ${label}`} isDisabled={isDisabled === true || isReadOnly === true}>
          <Icon name="calendar" />
        </Opener>
        <Opened>
          <Months
            as={Calendar}
            autoFocus
            aria-label={label}
            {...bounds({ from, to })}
            value={value}
            defaultFocusedValue={value ?? calendarDate(today)}
            onChange={(date) => {
              onChange(dayOfCalendar(date))
              setOpen(false)
            }}
          >
            <Month today={today} />
          </Months>
        </Opened>
      </DialogTrigger>
    </Written>
  )
}

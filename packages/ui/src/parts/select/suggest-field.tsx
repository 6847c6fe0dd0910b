import { fieldState, FieldFrame, type FieldWords } from "../field/frame.tsx"
import { Bare, Box } from "../field/style.ts"
import { Icon } from "../icon/index.ts"
import { Late } from "../late/late.tsx"
import { later } from "../late/later.ts"
import type { Option } from "./options.ts"

/** Its list is react-aria's, 30 KB gzip: it comes when somebody uses the page. */
export const suggesting = later(() => import("./suggest-box.tsx"))

export interface SuggestFieldProps<K extends string> extends FieldWords {
  readonly text: string
  readonly onType: (text: string) => void
  /** What fits the text now, best first: the model's, not filtered here. */
  readonly suggestions: readonly Option<K>[]
  readonly onChoose: (id: K) => void
  readonly isLooking?: boolean | undefined
  /** What browsers may fill in by themselves; nothing where it is left out. */
  readonly autoComplete?: string | undefined
  readonly placeholder?: string | undefined
}

/** Free text with suggestions, as an address: what is typed counts whether or not one is chosen. */
export const SuggestField = <K extends string>(props: SuggestFieldProps<K>) => (
  <Late part={suggesting} waiting={<SuggestText {...props} />}>
    {({ SuggestBox }, comesLate) => <SuggestBox {...props} autoFocus={!comesLate && props.autoFocus === true} />}
  </Late>
)

const CLOSED = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false } as const

/** The same field, as long as there is no list to open. */
export const SuggestText = <K extends string>(props: SuggestFieldProps<K>) => (
  <FieldFrame words={props}>
    {(control) => (
      <Box $size={props.size ?? "medium"} {...fieldState(props)}>
        <Icon name="search" />
        <Bare
          {...control}
          {...CLOSED}
          autoComplete={props.autoComplete ?? "off"}
          placeholder={props.placeholder}
          value={props.text}
          onChange={({ target }) => props.onType(target.value)}
        />
      </Box>
    )}
  </FieldFrame>
)

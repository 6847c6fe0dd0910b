import { Button } from "react-aria-components/Button"
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { FieldHelp, FieldLabel, fieldProps, type FieldWords } from "../field/frame.tsx"
import { Bare, Box, stack } from "../field/style.ts"
import { fieldState } from "../field/text-field.tsx"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { List, OptionItem, Sheet } from "./list.tsx"
import type { Option } from "./options.ts"

export interface ComboBoxProps<K extends string> extends FieldWords {
  readonly options: readonly Option<K>[]
  readonly value: K | undefined
  /** Nothing when the reader empties the field. */
  readonly onChange: (value: K | undefined) => void
  readonly placeholder?: string | undefined
  /** Where no option matches what is typed. */
  readonly none?: string | undefined
}

/** One of many, found by typing: from about twelve options on, where a `Select` would scroll. */
export const ComboBox = <K extends string>({
  options,
  value,
  onChange,
  placeholder,
  none = "Nothing matches",
  ...words
}: ComboBoxProps<K>) => (
  <Stack
    {...fieldProps(words)}
    allowsEmptyCollection
    menuTrigger="focus"
    defaultItems={options}
    value={value ?? null}
    onChange={(key) => onChange(options.find(({ id }) => id === key)?.id)}
  >
    <FieldLabel {...words} />
    <Box $size={words.size ?? "medium"} {...fieldState(words)}>
      <Bare {...given({ placeholder })} />
      <Opener>
        <Icon name="chevron" />
      </Opener>
    </Box>
    <FieldHelp {...words} />
    <Options none={none} />
  </Stack>
)

const Options = ({ none }: { readonly none: string }) => (
  <Sheet>
    <List renderEmptyState={() => <Nothing>{none}</Nothing>}>
      {(option) => <OptionItem option={option as Option} />}
    </List>
  </Sheet>
)

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
export const SuggestField = <K extends string>(props: SuggestFieldProps<K>) => {
  const {
    text: typed,
    onType,
    suggestions,
    onChoose,
    isLooking = false,
    placeholder,
    autoComplete = "off",
    ...words
  } = props
  const choose = (key: unknown) => {
    const chosen = suggestions.find(({ id }) => id === key)
    if (chosen !== undefined) onChoose(chosen.id)
  }
  return (
    <Stack
      {...fieldProps(words)}
      allowsCustomValue
      items={suggestions}
      inputValue={typed}
      onInputChange={onType}
      value={null}
      onChange={choose}
    >
      <FieldLabel {...words} />
      <Box $size={words.size ?? "medium"} {...fieldState(words)}>
        <Icon name="search" />
        <Bare {...given({ placeholder })} autoComplete={autoComplete} />
        <Looking>{isLooking && "Looking"}</Looking>
      </Box>
      <FieldHelp {...words} />
      <Options none="Nothing matches" />
    </Stack>
  )
}

const Stack = styled(AriaComboBox)`
  ${stack}
` as typeof AriaComboBox
const Opener = styled(Button)`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-right: -8px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink2};
  cursor: pointer;
`
const Nothing = styled.div`
  ${text.dense} padding: 8px 10px;
  color: ${color.ink3};
`
const Looking = styled.span`
  ${text.micro} color: ${color.ink3};
`

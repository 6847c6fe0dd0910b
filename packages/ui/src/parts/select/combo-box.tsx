import { Button } from "react-aria-components/Button"
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { AriaBox, AriaHelp, AriaInput, AriaLabel, ariaState, fieldProps } from "../field/aria.tsx"
import type { FieldWords } from "../field/frame.tsx"
import { stack } from "../field/style.ts"
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
    <AriaLabel {...words} />
    <AriaBox $size={words.size ?? "medium"} {...ariaState(words)}>
      <AriaInput {...given({ placeholder })} />
      <Opener>
        <Icon name="chevron" />
      </Opener>
    </AriaBox>
    <AriaHelp {...words} />
    <Options none={none} />
  </Stack>
)

export const Options = ({ none }: { readonly none: string }) => (
  <Sheet>
    <List renderEmptyState={() => <Nothing>{none}</Nothing>}>
      {(option) => <OptionItem option={option as Option} />}
    </List>
  </Sheet>
)

export const Stack = styled(AriaComboBox)`
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

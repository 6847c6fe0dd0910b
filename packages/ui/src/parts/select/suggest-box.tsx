import { useContext, useEffect, useRef } from "react"
import { ComboBoxStateContext } from "react-aria-components/ComboBox"
import styled from "styled-components"
import { AriaBox, AriaHelp, AriaInput, AriaLabel, ariaState, fieldProps } from "../field/aria.tsx"
import { color, text } from "../../theme/index.ts"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { Options, Stack } from "./combo-box.tsx"
import type { SuggestFieldProps } from "./suggest-field.tsx"

/** The field with its list. */
export const SuggestBox = <K extends string>(props: SuggestFieldProps<K>) => {
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
      <AriaLabel {...words} />
      <AriaBox $size={words.size ?? "medium"} {...ariaState(words)}>
        <Icon name="search" />
        <AriaInput {...given({ placeholder })} autoComplete={autoComplete} />
        <Looking>{isLooking && "Looking"}</Looking>
      </AriaBox>
      <AriaHelp {...words} />
      <OpenedLate hasCome={!isLooking && suggestions.length > 0} />
      <Options none="Nothing matches" />
    </Stack>
  )
}

/**
 * The list opens by itself with a letter typed. Suggestions that come after the last of them, after a paste, or before this field took the
 * place of the plain one open it here, once each.
 */
const OpenedLate = ({ hasCome }: { readonly hasCome: boolean }) => {
  const state = useContext(ComboBoxStateContext)
  const hasOpened = useRef(false)
  const isFocused = state?.isFocused === true
  useEffect(() => {
    if (!hasCome) hasOpened.current = false
    else if (isFocused && !hasOpened.current) {
      hasOpened.current = true
      state?.open(null, "input")
    }
    // oxlint-disable-next-line react/exhaustive-deps -- As they come, and never else: choosing one closes the list.
  }, [hasCome, isFocused])
  return null
}

const Looking = styled.span`
  ${text.micro} color: ${color.ink3};
`

import { Input } from "react-aria-components/Input"
import { SearchField as AriaSearchField } from "react-aria-components/SearchField"
import { Button } from "react-aria-components/Button"
import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { given } from "../given.ts"
import { edge } from "../field/style.ts"
import { Icon } from "../icon/index.ts"

export interface SearchFieldProps {
  /** Said, not shown. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** On Enter. */
  readonly onSubmit?: ((value: string) => void) | undefined
  readonly placeholder?: string | undefined
}

/** Free text over a list; Esc and the cross clear it. */
export const SearchField = ({ label, value, onChange, onSubmit, placeholder }: SearchFieldProps) => (
  <Box aria-label={label} value={value} onChange={onChange} {...given({ onSubmit })}>
    <Icon name="search" />
    <Typed {...given({ placeholder })} />
    {value !== "" && (
      <Clear>
        <Icon name="close" size={14} />
      </Clear>
    )}
  </Box>
)

const Box = styled(AriaSearchField)`
  ${edge}
  border-color: ${color.control};
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 1 1 180px;
  max-width: 300px;
  min-width: 0;
  height: 36px;
  padding: 0 4px 0 12px;
  font-size: 13px;
`
const Typed = styled(Input)`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  text-overflow: ellipsis;
  &::-webkit-search-cancel-button {
    display: none;
  }
`
const Clear = styled(Button)`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: 2px;
  background: none;
  color: ${color.ink3};
  cursor: pointer;
  &[data-hovered] {
    background: ${color.sunken};
    color: ${color.ink};
  }
`

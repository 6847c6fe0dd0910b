import { ToggleButton } from "react-aria-components/ToggleButton"
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup"
import styled, { css } from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"
import type { FieldSize } from "../field/style.ts"
import { Icon, type IconName } from "../icon/index.ts"
import type { Option } from "./options.ts"

export interface Segment<K extends string> extends Option<K> {
  /** Drawn instead of the label, which is still said. */
  readonly icon?: IconName | undefined
}

export interface SegmentedControlProps<K extends string> {
  readonly label: string
  readonly isLabelHidden?: boolean | undefined
  readonly options: readonly Segment<K>[]
  readonly value: K | undefined
  readonly onChange: (value: K) => void
  readonly size?: FieldSize | undefined
  readonly isDisabled?: boolean | undefined
}

/** One of two or three, all in sight. */
export const SegmentedControl = <K extends string>({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  size: of = "medium",
  isDisabled,
}: SegmentedControlProps<K>) => (
  <Stack>
    {isLabelHidden !== true && <span aria-hidden>{label}</span>}
    <Row
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled ?? false}
      $size={of}
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => {
        for (const { id } of options) if (keys.has(id)) onChange(id)
      }}
    >
      {options.map((option) => (
        <Part
          key={option.id}
          id={option.id}
          isDisabled={option.isDisabled ?? false}
          {...(option.icon && { "aria-label": option.label })}
        >
          {option.icon ? <Icon name={option.icon} /> : option.label}
        </Part>
      ))}
    </Row>
  </Stack>
)

const Stack = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  > span {
    ${text.label}
  }
`
const Row = styled(ToggleButtonGroup)<{ $size: FieldSize }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  border: 1px solid ${color.control};
  border-radius: ${size.r2};
  background: ${color.surface};
  ${({ $size }) =>
    $size === "large"
      ? css`
          height: ${size.cL};
        `
      : css`
          height: ${size.cM};
        `}
`
const Part = styled(ToggleButton)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 0;
  padding: 0 10px;
  border: 0;
  border-left: 1px solid ${color.line};
  background: none;
  font-size: 13px;
  font-weight: 500;
  color: ${color.ink2};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${size.mFast} ${size.ease};
  &:first-child {
    border-left: 0;
    border-radius: 3px 0 0 3px;
  }
  &:last-child {
    border-radius: 0 3px 3px 0;
  }
  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-selected] {
    background: ${color.blueTint};
    color: ${color.blueText};
    font-weight: 600;
    box-shadow: inset 0 -2px ${color.blue};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
    z-index: ${size.zStuck};
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  ${below.sm} {
    padding: 0 4px;
    font-stretch: 90%;
  }
`

import { css } from "styled-components"
import { color, size } from "../../theme/index.ts"

/** The edge of whatever can be operated: 3:1 at rest, a ring in focus, a stop ring when wrong, sunken when it only shows. */
export const edge = css`
  border: 1px solid ${color.control};
  border-radius: ${size.r2};
  background: ${color.surface};
  color: ${color.ink};
  outline: none;
  transition:
    border-color ${size.mFast} ${size.ease},
    box-shadow ${size.mFast} ${size.ease};
  &[data-hovered]:not([data-disabled]) {
    border-color: ${color.ink3};
  }
  &:has(> input:focus),
  &:focus-visible,
  &[data-focus-visible],
  &[data-pressed] {
    border-color: ${color.focus};
    box-shadow: 0 0 0 1px ${color.focus};
  }
  &[data-invalid] {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
  &[data-disabled] {
    background: ${color.sunken};
    color: ${color.ink3};
    border-color: ${color.sunken};
  }
`

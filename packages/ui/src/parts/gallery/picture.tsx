import { useState } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { Icon } from "../icon/index.ts"

export interface PictureProps {
  readonly src: string
  /** Said to screen readers; without it the picture is decoration. */
  readonly label?: string | undefined
}

/** A picture from outside; one that is missing leaves its place and says so. */
export const Picture = ({ src, label }: PictureProps) => {
  const [isMissing, setMissing] = useState(false)
  if (isMissing)
    return (
      <Missing data-missing="">
        <Icon name="alert" />
        {label !== undefined && <span>{`${label} did not load`}</span>}
      </Missing>
    )
  return <img src={src} alt={label ?? ""} loading="lazy" onError={() => setMissing(true)} />
}

const Missing = styled.div`
  ${text.dense} display: flex !important;
  align-items: center;
  justify-content: center;
  gap: 8px;
  background: ${color.sunken};
  color: ${color.ink3};
  && span {
    ${text.dense} color: ${color.ink3};
  }
`

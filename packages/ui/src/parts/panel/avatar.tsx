import styled from "styled-components"
import { color } from "../../theme/index.ts"

/** Initials in a circle, or the picture a user has given; decoration beside the name. */
export const Avatar = ({
  initials,
  src,
  size = 32,
}: {
  readonly initials: string
  readonly src?: string | undefined
  readonly size?: number | undefined
}) => (
  <Circle aria-hidden style={{ width: size, height: size }}>
    {src === undefined ? initials : <img src={src} alt="" width={size} height={size} />}
  </Circle>
)

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  overflow: hidden;
  font-size: 12px;
  font-weight: 600;
  background: ${color.blueTint2};
  color: ${color.blueText};
  img {
    object-fit: cover;
  }
`

import styled from "styled-components"
import { color } from "../../theme/index.ts"

/** Initials in a circle, or the picture a user has given; decoration beside the name. */
export const Avatar = ({
  initials,
  src,
  size = 32,
  ink,
}: {
  readonly initials: string
  readonly src?: string | undefined
  readonly size?: number | undefined
  /** The initials in a person's own colour. */
  readonly ink?: { readonly background: string; readonly color: string } | undefined
}) => (
  <Circle aria-hidden style={{ width: size, height: size, ...ink }}>
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

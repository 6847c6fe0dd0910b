import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Bone } from "./skeleton.tsx"

/** A loan card before its loan: the same geometry, ground line included. */
export const CardSkeleton = () => (
  <Card>
    <Spread>
      <Bone $width={96} />
      <Bone $width={16} $height={16} />
    </Spread>
    <svg viewBox="0 0 340 176" width="100%" aria-hidden>
      <rect x="50" y="56" width="150" height="100" fill={color.skeleton} />
      <path d="M0 92H340" stroke={color.line} strokeWidth="1.2" />
      <path d="M0 156H340" stroke={color.rule} strokeWidth="1.5" />
    </svg>
    <Body>
      <Bone $width="64%" $height={16} />
      <Bone $width="82%" $height={12} />
      <Bone $width="52%" $height={22} />
      <Spread data-rule>
        {[34, 38, 30, 48].map((width) => (
          <Pair key={width}>
            <Bone $width={width - 6} $height={11} />
            <Bone $width={width} $height={13} />
          </Pair>
        ))}
      </Spread>
    </Body>
    <Spread data-rule data-foot>
      <Bone $width={70} $height={12} />
      <Bone $width={96} $height={12} />
    </Spread>
  </Card>
)

const Card = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${size.r3};
  overflow: hidden;
  svg {
    display: block;
  }
`
const Spread = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 14px 0;
  &[data-rule] {
    border-top: 1px solid ${color.line};
    margin-top: 8px;
    padding: 8px 0 0;
  }
  &[data-foot] {
    padding: 10px 14px;
    margin-top: 10px;
  }
`
const Body = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 14px 0;
`
const Pair = styled.div`
  display: grid;
  gap: 5px;
`

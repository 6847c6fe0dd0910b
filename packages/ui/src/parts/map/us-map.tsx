import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { Bone, Deferred, Skeleton } from "../state/index.ts"
import type { UsMapProps } from "./model.ts"

const load = () => import("./us-map-drawing.tsx")

/** The United States with a circle for each loan. The outlines, 28 KB gzip, are fetched when it is first shown. */
export const UsMap = (props: UsMapProps) => (
  <Frame>
    <Deferred
      load={load}
      what="The map"
      waiting={
        <Skeleton label="The map is loading">
          <Bone $height={220} />
        </Skeleton>
      }
    >
      {({ UsMapDrawing }) => <UsMapDrawing {...props} />}
    </Deferred>
    {props.hatched && (
      <Key>
        <svg width="16" height="12" aria-hidden>
          <rect width="16" height="12" fill={color.mapLand} />
          <path d="M-2 8 8-2M0 14 14 0M8 14 18 4" stroke={color.mapJudicial} strokeWidth="2" />
        </svg>
        {props.hatched.means}
      </Key>
    )}
  </Frame>
)

const Frame = styled.div`
  min-width: 0;
`
const Key = styled.p`
  ${text.micro} display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 0;
  color: ${color.ink3};
`

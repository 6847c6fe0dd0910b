import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Bone, Skeleton } from "./skeleton.tsx"

const ROWS = 8

/** Keeps the place of a table: its head and eight rows, of 40 px each. */
export const RowsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Box>
      {Array.from({ length: ROWS + 1 }, (_, at) => (
        <div key={at}>
          <Bone $width={at === 0 ? 90 : `${30 - (at % 3) * 6}%`} />
          <Bone $width={at === 0 ? 60 : 110} />
        </div>
      ))}
    </Box>
  </Skeleton>
)

const Box = styled.div`
  margin: 16px 0 56px;
  border: 1px solid ${color.line};
  border-radius: ${size.r3};
  background: ${color.surface};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 40px;
    padding: 0 20px;
  }
  > div + div {
    border-top: 1px solid ${color.line};
  }
`

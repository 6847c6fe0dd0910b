import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { Bone, Skeleton } from "../state/index.ts"

interface Labelled {
  /** Said to screen readers. */
  readonly label: string
}

/** Keeps the place of a side's conversations. */
export const ConversationsSkeleton = ({ label }: Labelled) => (
  <Skeleton label={label}>
    {[0, 1, 2].map((row) => (
      <Row key={row}>
        <Bone $width={56} $height={48} />
        <div>
          <Bone $width="70%" />
          <Bone $width="40%" $height={10} />
          <Bone $width="85%" $height={10} />
        </div>
      </Row>
    ))}
  </Skeleton>
)

const TURNS = [
  { width: "62%", isOwn: true },
  { width: "70%", isOwn: false },
  { width: "48%", isOwn: true },
] as const

/** Keeps the place of what was said. */
export const ThreadSkeleton = ({ label }: Labelled) => (
  <Skeleton label={label}>
    <Turns>
      {TURNS.map(({ isOwn, width }) => (
        <div key={width} data-own={isOwn || undefined}>
          <Bone $width={width} $height={42} />
        </div>
      ))}
    </Turns>
  </Skeleton>
)

const Row = styled.div`
  display: grid;
  grid-template-columns: 56px 1fr;
  gap: 12px;
  padding: 11px 20px 11px 16px;
  border-bottom: 1px solid ${color.line};
  > div {
    display: grid;
    gap: 6px;
    align-content: center;
  }
`
const Turns = styled.div`
  display: grid;
  gap: 24px;
  padding: 24px 20px;
  > div {
    display: grid;
  }
  > [data-own] {
    justify-items: end;
  }
`

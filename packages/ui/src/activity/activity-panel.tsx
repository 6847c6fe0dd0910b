import type { ListingActivity } from "@xl/core/deals"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { What, Who } from "../event-log/log-columns.tsx"
import {
  type Column,
  count,
  dateTime,
  EmptyState,
  ErrorState,
  Panel,
  RowsSkeleton,
  StatTile,
  StatTiles,
  Table,
} from "../parts/index.ts"
import { pageOf, useViewModel } from "../view-model/index.ts"
import { type Activity, type ActivityModel, activityModel, type Happening } from "./activity-model.ts"

export interface ActivityPanelProps {
  readonly id: AssetId
  /** Whether the reader is its seller: an administrator reads the log where the look is on record. */
  readonly isOwner: boolean
}

/** What becomes of a listing, for its seller: counters and the latest that happened, which go on by themselves. */
export const ActivityPanel = observer(({ id, isOwner }: ActivityPanelProps) => {
  const model = useViewModel(activityModel)
  useEffect(() => void model.open(id, isOwner), [model, id, isOwner])
  useEffect(() => model.follow(), [model])
  const page = pageOf(model.listed)
  return (
    <>
      <Panel title="Activity" isFlush>
        {page === null ? <Awaited model={model} /> : <Counters counts={page.counts} />}
      </Panel>
      {page !== null && <Feed feed={page.feed} />}
    </>
  )
})

const Awaited = observer(({ model: { again, listed } }: { readonly model: ActivityModel }) =>
  listed.tag === "failed" ? (
    <ErrorState title="The activity did not load" onRetry={() => void again()}>
      {listed.said}
    </ErrorState>
  ) : (
    <RowsSkeleton label="The activity is loading" />
  ),
)

const Feed = ({ feed }: Pick<Activity, "feed">) => (
  <Panel title="Latest activity" isFlush>
    <Table
      label="Activity, the latest first"
      density="offers"
      rows={feed.map((happening, place) => ({ ...happening, place }))}
      columns={COLUMNS}
      keyOf={({ place }) => String(place)}
      nameOf={said}
      empty={
        <EmptyState title="Nothing has happened yet" hasDrawing={false}>
          Visits, requests and offers appear here as they come.
        </EmptyState>
      }
    />
  </Panel>
)

const members = (of: number): string => `${count(of)} ${of === 1 ? "member" : "members"}`

const Counters = ({ counts }: { readonly counts: ListingActivity }) => (
  <StatTiles $columns={3}>
    <StatTile label="Views" note={`by ${members(counts.totalUniqueViewers)} and by guests`}>
      {count(counts.numberOfImpressions)}
    </StatTile>
    <StatTile label="Active members" note={`${count(counts.numberOfViewedOnly)} only looked`}>
      {count(counts.numberOfAllActivities)}
    </StatTile>
    <StatTile label="Agreements signed">{count(counts.numberOfCAs)}</StatTile>
    <StatTile label="In tier 2">{count(counts.numberOfTier2s)}</StatTile>
    <StatTile label="Kept as a favorite" note="by members; never by whom">
      {count(counts.numberOfFavorites)}
    </StatTile>
    <StatTile label="Offers received" note={`${count(counts.numberOfActiveOffers)} active now`}>
      {count(counts.numberOfOffers)}
    </StatTile>
  </StatTiles>
)

const visited = (times: number): string =>
  times === 1 ? "Opened the page" : `Opened the page, ${count(times)} times in all`

const said = (happening: Happening): string =>
  happening.of === "entry" ? happening.entry.what : visited(happening.visits.totalVisits)

/** A member who only looks stays unknown. */
const COLUMNS: ReadonlyArray<Column<Happening & { readonly place: number }>> = [
  {
    id: "what",
    header: "Event",
    line: 1,
    wraps: true,
    cell: (happening) => (happening.of === "entry" ? <What {...happening.entry} /> : said(happening)),
  },
  {
    id: "who",
    header: "Who",
    line: 2,
    wraps: true,
    cell: (happening) => (happening.of === "entry" ? <Who {...happening.entry} /> : "A member"),
  },
  { id: "at", header: "When", align: "end", line: 2, cell: ({ at }) => dateTime(at) },
]

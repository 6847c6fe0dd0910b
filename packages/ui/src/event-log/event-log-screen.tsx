import { LOG_ENTRIES_ON_A_PAGE, type LogCheck, type LogKind, type LogSearchEntry } from "@xl/core/deals"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Banner,
  Button,
  type Column,
  count,
  dateTime,
  Facts,
  FilterBar,
  FilterDays,
  FilterSelect,
  ListedPanel,
  ScreenTitle,
  Stack,
  Table,
  TextLink,
  TypedSearch,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type EventLogModel, eventLogModel, type LogAddress } from "./event-log-model.ts"
import { Changes, What, Who } from "./log-columns.tsx"

const KINDS: ReadonlyArray<{ readonly id: LogKind; readonly label: string }> = [
  { id: "listing", label: "Listings" },
  { id: "offers", label: "Offers" },
  { id: "closing", label: "Closings" },
  { id: "deposits", label: "Deposits" },
  { id: "room", label: "Data rooms" },
  { id: "chat", label: "Conversations" },
  { id: "people", label: "Profiles and roles" },
  { id: "banks", label: "Bank accounts" },
  { id: "settings", label: "Settings" },
  { id: "looks", label: "Looks at private data" },
]

export interface EventLogScreenProps {
  /** What the page's address says. */
  readonly search: LogAddress
  /** Goes to the address of another search. */
  readonly onSearch: (search: LogAddress) => void
}

/** Everything that happened in the market, in words, for administrators: searched by person, asset, kind and day. */
export const EventLogScreen = ({ search, onSearch }: EventLogScreenProps) => {
  const model = useViewModel(eventLogModel)
  useEffect(() => void model.open(search), [model, search])
  return (
    <>
      <Search search={search} onSearch={onSearch} />
      <Wrap>
        <Head model={model} />
        <Stack $gap={5}>
          <Verdict model={model} />
          <Entries model={model} onOffset={(offset) => onSearch({ ...search, offset })} />
        </Stack>
      </Wrap>
    </>
  )
}

const Search = ({ search, onSearch }: EventLogScreenProps) => {
  const narrow = (change: Partial<LogAddress>) => onSearch({ ...search, ...change, offset: 0 })
  return (
    <FilterBar
      label="Event log"
      search={
        <>
          <TypedSearch
            isShort
            label="Person"
            value={search.person ?? ""}
            onChange={(person) => narrow({ person: person || null })}
          />
          <TypedSearch
            isShort
            label="Asset"
            value={search.asset ?? ""}
            onChange={(asset) => narrow({ asset: asset || null })}
          />
        </>
      }
    >
      <FilterSelect
        label="Kind"
        options={KINDS}
        values={search.kind === null ? [] : [search.kind]}
        isSingle
        none="All but looks"
        onChange={([kind = null]) => narrow({ kind })}
      />
      <FilterDays
        label="Day"
        value={{ from: search.from ?? undefined, to: search.to ?? undefined }}
        onChange={({ from = null, to = null }) => narrow({ from, to })}
      />
    </FilterBar>
  )
}

interface ModelProps {
  readonly model: EventLogModel
}

const Head = observer(({ model }: ModelProps) => (
  <ScreenHead>
    <ScreenTitle>Event log</ScreenTitle>
    {model.page && (
      <Facts as="output">
        <b>{count(model.page.total)}</b> {model.page.total === 1 ? "entry" : "entries"}
      </Facts>
    )}
    <Button onPress={() => void model.verify()} isDisabled={model.check.tag === "checking"}>
      {model.check.tag === "checking" ? "Checking the log" : "Check the log"}
    </Button>
  </ScreenHead>
))

const checked = ({ chains, entries, seals }: LogCheck): string =>
  `The log is unbroken: ${count(entries)} entries checked in ${count(chains)} chains under ${count(seals)} seals.`

const Verdict = observer(({ model: { check } }: ModelProps) => {
  if (check.tag === "failed") return <Banner tone="bad">The log was not checked. {check.said}</Banner>
  if (check.tag !== "checked") return null
  return check.check.broken === null ? (
    <Banner tone="ok">{checked(check.check)}</Banner>
  ) : (
    <Banner tone="bad">The log was changed after it was written. {check.check.broken}</Banner>
  )
})

const Entries = observer(({ model, onOffset }: ModelProps & { readonly onOffset: (offset: number) => void }) => (
  <ListedPanel
    listed={model.listed}
    subject="The entries"
    label="Event log"
    onRetry={() => void model.again()}
    itemsOf={({ entries }) => entries}
    empty={{ title: "Nothing fits", said: "Look for another fragment, kind or day.", isPlain: true }}
    pages={{ offset: model.search.offset, size: LOG_ENTRIES_ON_A_PAGE, onGo: onOffset }}
  >
    {({ entries }) => (
      <Table
        label="Event log"
        density="offers"
        rows={entries}
        columns={COLUMNS}
        keyOf={({ position }) => String(position)}
        nameOf={({ what }) => what}
      />
    )}
  </ListedPanel>
))

/** The asset, with the way to its deal, or the person. */
const About = ({ asset, assetId, person }: LogSearchEntry) => (
  <>
    {assetId !== null && <TextLink href={`/admin/deal/${assetId}`}>{asset}</TextLink>}
    {assetId === null && person}
  </>
)

/** Of what concerns no asset the part says nothing: people change their own profiles and sign in. */
const WhoOf = (entry: LogSearchEntry) =>
  entry.assetId === null && entry.trigger !== "Admin" && entry.actor !== null ? entry.actor : <Who {...entry} />

const COLUMNS: ReadonlyArray<Column<LogSearchEntry>> = [
  { id: "what", header: "Event", line: 1, wraps: true, cell: What },
  { id: "about", header: "Asset or person", line: 2, wraps: true, cell: About },
  { id: "changes", header: "Before and after", line: 3, wraps: true, cell: Changes },
  { id: "who", header: "Who", line: 2, wraps: true, cell: WhoOf },
  { id: "at", header: "When", align: "end", line: 2, cell: ({ at }) => dateTime(at) },
]

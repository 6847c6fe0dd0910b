import type { AssetView } from "@xl/core/assets"
import type { Tier, Tier2Standing } from "@xl/core/data-room"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import {
  ActLine,
  Button,
  Entries,
  Entry,
  ErrorState,
  Icon,
  LinkButton,
  Panel,
  RowsSkeleton,
  Tag,
  type Tone,
  useHeldFocus,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type DataRoomModel, dataRoomModel } from "./data-room-model.ts"

const TIERS: ReadonlyArray<{ readonly id: Tier; readonly name: string; readonly said: string }> = [
  { id: "home", name: "Home", said: "What everyone who is signed in may read." },
  { id: "tier1", name: "Tier 1", said: "Opens once you have signed the confidentiality agreement." },
  { id: "tier2", name: "Tier 2", said: "Opens besides tier 1 once the seller has approved your request." },
]

/** The three tiers of an asset's data room for whoever is signed in: which are open, and the request for the last. */
export const DataRoomPanel = ({ asset }: { readonly asset: AssetView }) => {
  const model = useViewModel(dataRoomModel)
  useEffect(() => void model.open(asset), [model, asset])
  useEffect(() => model.follow(), [model])
  return (
    <Panel title="Data room" isFlush>
      <Room model={model} />
    </Panel>
  )
}

const Room = observer(({ model }: { readonly model: DataRoomModel }) => {
  const { isAsking, listed, standing, tiers } = model
  const act = useHeldFocus<HTMLDivElement>(isAsking ? "asking" : null)
  if (listed.tag === "failed")
    return (
      <ErrorState title="The data room did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (standing === null) return <RowsSkeleton label="The data room is loading" />
  return (
    <Entries>
      {TIERS.map(({ id, name, said }) => (
        <Entry
          key={id}
          title={name}
          tag={tiers.includes(id) ? <OpenTag /> : id === "tier2" ? <RequestTag standing={standing} /> : <ShutTag />}
        >
          {said}
        </Entry>
      ))}
      <li>
        <div ref={act} tabIndex={-1}>
          <ActLine action={<Act model={model} standing={standing} />}>{WORDS[standing]}</ActLine>
        </div>
      </li>
    </Entries>
  )
})

const WORDS: { readonly [S in Tier2Standing]: string } = {
  approved: "The seller approved your request for tier 2. It opens with tier 1, while the loan is on the market.",
  askAgain: "The seller declined your request for tier 2. You may ask again.",
  closed: "The loan is not on the market, so its data room takes no requests.",
  keeper: "You read every tier, and decide who reads tier 2.",
  mayAsk: "The seller decides who reads tier 2. You are told here and by mail.",
  pending: "Your request waits for the seller. You are told here and by mail.",
  verifyFirst: "Verify your email, then ask the seller for tier 2.",
}

interface ActProps {
  readonly model: DataRoomModel
  readonly standing: Tier2Standing
}

const Act = observer(({ model, standing }: ActProps) => {
  if (standing === "keeper" && model.asset)
    return <LinkButton href={`/seller/asset-overview/${model.asset.id}`}>See the requests</LinkButton>
  if (!(standing in ASK)) return null
  return (
    <Button isPending={model.isAsking} onPress={() => void model.ask()}>
      {standing === "askAgain" ? "Ask again" : "Request access"}
    </Button>
  )
})

const ASK: { readonly [S in Tier2Standing]?: true } = { askAgain: true, mayAsk: true, verifyFirst: true }

const OpenTag = () => (
  <Tag tone="ok" glyph={<Icon name="check" size={14} />}>
    Open to you
  </Tag>
)
const ShutTag = () => (
  <Tag tone="neutral" glyph={<Icon name="lock" size={14} />}>
    Agreement needed
  </Tag>
)

const STATES: { readonly [S in Tier2Standing]?: readonly [tone: Tone, word: string] } = {
  approved: ["ok", "Approved"],
  askAgain: ["bad", "Declined"],
  pending: ["warn", "Requested"],
}

const RequestTag = ({ standing }: { readonly standing: Tier2Standing }) => {
  const [tone, word] = STATES[standing] ?? ["neutral", "On request"]
  const glyph = standing === "approved" ? "check" : standing === "pending" ? "clock" : "lock"
  return (
    <Tag tone={tone} glyph={<Icon name={glyph} size={14} />}>
      {word}
    </Tag>
  )
}

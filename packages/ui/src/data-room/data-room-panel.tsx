import type { AssetView } from "@xl/core/assets"
import type { Tier, Tier2Standing, TierView } from "@xl/core/data-room"
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
import { OwnHistory } from "./own-history.tsx"
import { Rhythm } from "./rhythm.tsx"
import { FolderList } from "./folder-list.tsx"
import { OpenedFileDialog } from "./opened-file-dialog.tsx"
import { SignDialog } from "./sign-dialog.tsx"

const TIER_WORDS: { readonly [T in Tier]: readonly [name: string, said: string] } = {
  home: ["General", "What everyone who is signed in may read."],
  tier1: ["Tier 1", "Opens once you have signed the confidentiality agreement."],
  tier2: ["Tier 2", "Opens besides tier 1 once the seller has approved your request."],
}

/** The three tiers of an asset's data room for whoever is signed in: what lies in those that are open, and what opens the next. */
export const DataRoomPanel = observer(({ asset }: { readonly asset: AssetView }) => {
  const model = useViewModel(dataRoomModel)
  useEffect(() => void model.open(asset), [model, asset])
  useEffect(() => model.follow(), [model])
  return (
    <Panel title="Data room" isFlush>
      <Room model={model} />
      <OpenedFileDialog browser={model.browser} />
      {model.signing && <SignDialog model={model.signing} onClose={model.stopSigning} />}
    </Panel>
  )
})

const Room = observer(({ model }: { readonly model: DataRoomModel }) => {
  const { isAsking, listed, standing, view } = model
  const act = useHeldFocus<HTMLDivElement>(isAsking ? "asking" : null)
  if (listed.tag === "failed")
    return (
      <ErrorState title="The data room did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (standing === null || view === null) return <RowsSkeleton label="The data room is loading" />
  return (
    <Entries>
      {view.tiers.map((tier) => (
        <TierEntry key={tier.tier} model={model} tier={tier} standing={standing} />
      ))}
      {view.rhythm && <Rhythm model={model} rhythm={view.rhythm} />}
      {model.own && <OwnHistory own={model.own} />}
      <li>
        <div ref={act} tabIndex={-1}>
          <ActLine action={<Act model={model} standing={standing} />}>{WORDS[standing]}</ActLine>
        </div>
      </li>
    </Entries>
  )
})

interface TierProps extends ActProps {
  readonly tier: TierView
}

const TierEntry = observer(({ model, standing, tier: view }: TierProps) => {
  const { isOpen, tier } = view
  const [name, said] = TIER_WORDS[tier]
  const hasSigned = tier === "tier1" && isOpen && model.view?.executed
  return (
    <Entry
      title={name}
      tag={<TierTag view={view} standing={standing} />}
      more={
        model.shownTier === tier && <FolderList browser={model.browser} empty="The seller has put nothing here yet." />
      }
      action={isOpen ? <Look model={model} view={view} name={name} /> : tier === "tier1" && <SignAct model={model} />}
    >
      {hasSigned ? <Signed model={model} /> : said}
    </Entry>
  )
})

const TierTag = ({ standing, view }: { readonly standing: Tier2Standing; readonly view: TierView }) => {
  if (view.isOpen) return <OpenTag />
  return view.tier === "tier2" ? <RequestTag standing={standing} /> : <ShutTag />
}

interface LookProps {
  readonly model: DataRoomModel
  readonly view: TierView
  readonly name: string
}

const Look = observer(({ model, name, view: { files, folderId, tier } }: LookProps) => {
  const isShown = model.shownTier === tier
  const held = filesText(files ?? 0)
  return (
    <Button
      size="small"
      aria-label={isShown ? `Close ${name}` : `Open ${name}, ${held}`}
      aria-expanded={isShown}
      onPress={() => {
        if (isShown) model.browser.leave()
        else if (folderId) void model.look(tier, folderId)
      }}
    >
      {isShown ? "Close" : held}
    </Button>
  )
})

const filesText = (files: number): string => (files === 1 ? "1 file" : `${files} files`)

const SignAct = observer(({ model }: { readonly model: DataRoomModel }) =>
  model.view?.agreement ? (
    <Button size="small" kind="primary" onPress={model.startSigning}>
      Read and sign
    </Button>
  ) : null,
)

const Signed = ({ model }: { readonly model: DataRoomModel }) => (
  <>
    You signed the confidentiality agreement.{" "}
    <Button size="small" kind="quiet" onPress={() => void model.saveAgreement()}>
      Download your copy
    </Button>
  </>
)

const WORDS: { readonly [S in Tier2Standing]: string } = {
  approved: "The seller approved your request for tier 2. It is open to you while the loan is on the market.",
  askAgain: "The seller declined your request for tier 2. You may ask again.",
  closed: "The loan is not on the market, so its data room takes no requests.",
  keeper: "You read every tier, and decide who reads tier 2.",
  mayAsk: "The seller decides who reads tier 2. You are told here and by mail.",
  pending: "Your request waits for the seller. You are told here and by mail.",
  revoked: "The seller took your access to tier 2 back. You may ask again.",
  signFirst: "Sign the confidentiality agreement, then ask the seller for tier 2.",
  verifyFirst: "Verify your email, then sign the agreement and ask the seller for tier 2.",
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
      {standing === "askAgain" || standing === "revoked" ? "Ask again" : "Request access"}
    </Button>
  )
})

const ASK: { readonly [S in Tier2Standing]?: true } = {
  askAgain: true,
  mayAsk: true,
  revoked: true,
  verifyFirst: true,
}

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
  revoked: ["bad", "Access taken back"],
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

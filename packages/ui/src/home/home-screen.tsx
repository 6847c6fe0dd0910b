import { type AssetCount, countedOfType } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { AssetCard } from "../asset/index.ts"
import { Wrap } from "../frame/index.ts"
import {
  CardGrid,
  CardSkeleton,
  Chapter,
  count,
  ErrorState,
  Hero,
  LinkButton,
  Steps,
  SubTitle,
  Tally,
  TextLink,
} from "../parts/index.ts"
import { addressOf } from "../listing/search-address.ts"
import { useViewModel } from "../view-model/index.ts"
import { type HomeModel, homeModel } from "./home-model.ts"
import { Street } from "./street.tsx"

const LISTING = "/buy-commercial-real-estate-loans"

/** The front page. */
export const HomeScreen = ({ now }: { readonly now: number }) => {
  const model = useViewModel(homeModel)
  useEffect(() => void model.open(), [model])
  useEffect(() => model.follow(), [model])
  return (
    <>
      <Wrap>
        <Hero>
          <h1>Every loan, drawn to scale.</h1>
          <p>
            Commercial real-estate loans, performing and not. What the property is worth, what is owed, and what
            somebody would pay: one drawing, then every figure behind it.
          </p>
          <div>
            <LinkButton kind="primary" size="large" href={LISTING}>
              Browse loans
            </LinkButton>
            <LinkButton size="large" href="/free-loan-valuation">
              Value a loan
            </LinkButton>
          </div>
        </Hero>
      </Wrap>
      <Wrap>
        <Front model={model} now={now} />
        <How />
      </Wrap>
    </>
  )
}

const Front = observer(({ model, now }: { readonly model: HomeModel; readonly now: number }) => {
  const { front } = model
  if (front.tag === "failed")
    return (
      <ErrorState title="The newest loans did not load" onRetry={() => void model.open()}>
        {front.said}
      </ErrorState>
    )
  return (
    <>
      {front.tag === "open" && front.street.length > 2 && <Street assets={front.street} />}
      <Newest front={front} now={now} />
    </>
  )
})

const Newest = ({
  front,
  now,
}: {
  readonly front: Exclude<HomeModel["front"], { readonly tag: "failed" }>
  readonly now: number
}) => (
  <Chapter aria-label="Newest loans" aria-busy={front.tag === "opening"}>
    <h2>Open for offers</h2>
    <CardGrid $isFour>
      {front.tag === "opening"
        ? [0, 1, 2, 3].map((at) => (
            <li key={at}>
              <CardSkeleton />
            </li>
          ))
        : front.newest.map((asset) => (
            <li key={asset.id}>
              <AssetCard asset={asset} now={now} />
            </li>
          ))}
    </CardGrid>
    {front.tag === "open" && <Kinds counts={front.counts} />}
  </Chapter>
)

const Kinds = ({ counts }: { readonly counts: ReadonlyArray<AssetCount> }) => (
  <>
    <SubTitle>All loans, closed ones too, by property type</SubTitle>
    <Tally aria-label="By property type">
      {counts.map(({ propertyType, total }) => (
        <li key={propertyType}>
          <TextLink href={`${LISTING}?${addressOf(countedOfType(propertyType)).toString()}`}>{propertyType}</TextLink>
          <span>{count(total)}</span>
        </li>
      ))}
    </Tally>
  </>
)

const steps = [
  [
    "Look",
    "Filter by loan, type, state and amount. Every loan shows its terms, its collateral and where the sale stands.",
  ],
  [
    "Qualify",
    "Upload proof of funds once. An administrator approves it; it is good for 90 days. Sellers see the sum, never the paper.",
  ],
  [
    "Offer",
    "Price, earnest money, due diligence, closing. The seller closes the call, takes best and final, and chooses.",
  ],
  [
    "Close",
    "Both sides accept the documents in their periods. Each step is kept in a log that nobody can alter unseen.",
  ],
] as const

const How = () => (
  <Chapter aria-label="How a sale goes">
    <h2>How a sale goes</h2>
    <Steps>
      {steps.map(([title, said]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{said}</p>
        </li>
      ))}
    </Steps>
  </Chapter>
)

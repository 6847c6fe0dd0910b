import type { DealPaper, DealView } from "@xl/core/deals"
import { dayOf } from "@xl/core/shared"
import { day, Entries, Entry, LinkButton, Panel, Tag } from "../parts/index.ts"
import { winnerOf } from "./deal-words.ts"
import { whoBids } from "../selling/who-bids.ts"

const NAMES = { LPA: "Loan purchase agreement", SS: "Settlement statement" } as const
const STATES = {
  none: ["neutral", "Not requested"],
  making: ["teal", "Being generated"],
  made: ["ok", "Generated"],
  failed: ["bad", "Failed"],
} as const

const PaperEntry = ({ deal, paper }: { readonly deal: DealView; readonly paper: DealPaper }) => {
  const offer = deal.offers.find(({ id }) => id === paper.offerId)
  const [tone, word] = STATES[paper.state]
  return (
    <Entry
      title={NAMES[paper.docType]}
      tag={<Tag tone={tone}>{word}</Tag>}
      meta={
        <>
          {offer && <span>{whoBids(offer)}</span>}
          {paper.madeAt !== null && (
            <span>
              Edition {paper.edition}, {day(dayOf(paper.madeAt))}
            </span>
          )}
          {paper.failure !== null && <span>{paper.failure}</span>}
        </>
      }
    />
  )
}

/** Closing documents of the offers that won, and who signed for the data room. */
export const DealPapers = ({ deal }: { readonly deal: DealView }) => (
  <Panel
    title="Papers"
    end={
      <LinkButton size="small" kind="quiet" href={`/seller/asset-overview/${deal.asset.id}`}>
        Data room and documents
      </LinkButton>
    }
    isFlush
  >
    <Entries>
      {deal.papers.map((paper) => (
        <PaperEntry key={`${paper.offerId} ${paper.docType}`} deal={deal} paper={paper} />
      ))}
      {deal.papers.length === 0 && (
        <Entry
          title="Closing documents"
          meta={winnerOf(deal) ? "None requested yet." : "They are generated once a winner is selected."}
        />
      )}
      <Entry
        title="Confidentiality agreement"
        meta={`Signed by ${deal.agreementSigners} ${deal.agreementSigners === 1 ? "person" : "people"}`}
      />
    </Entries>
  </Panel>
)

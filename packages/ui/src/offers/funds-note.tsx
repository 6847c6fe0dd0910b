import { fundsMarkTexts, type OfferView } from "@xl/core/offers"
import { Icon, Tag } from "../parts/index.ts"

/** The mark of an offer that exceeds its buyer's approved funds, alone or with the buyer's others; nothing where it does not. */
export const FundsNote = ({ fundsMark }: Pick<OfferView, "fundsMark">) =>
  fundsMark === "covered" ? null : (
    <Tag tone="warn" glyph={<Icon name="alert" size={14} />}>
      {fundsMarkTexts[fundsMark]}
    </Tag>
  )

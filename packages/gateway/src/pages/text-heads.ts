import {
  ABOUT_LOANS_DESCRIPTION,
  ABOUT_LOANS_TITLE,
  aboutLoansPath,
  PUBLIC_DESCRIPTIONS,
  PUBLIC_TITLES,
  type PublicPath,
} from "@xl/core/navigation"
import type { House } from "../config/index.ts"
import type { Head } from "../http/index.ts"

type TextHouse = Pick<House, "hasExclusive" | "product">

/** The pages that are texts of the house, by path in lower case. */
export const textHeads = ({ hasExclusive, product }: TextHouse): ReadonlyMap<string, Head> =>
  new Map([
    ...(Object.keys(PUBLIC_TITLES) as ReadonlyArray<PublicPath>)
      .filter((path) => hasExclusive || path !== "/loan-sale-advisory")
      .map((path) => [path, textHead(PUBLIC_TITLES[path], PUBLIC_DESCRIPTIONS[path])] as const),
    [aboutLoansPath(product), textHead(ABOUT_LOANS_TITLE, ABOUT_LOANS_DESCRIPTION)],
  ])

const textHead = (title: string, description: string): Head => ({ title: `${title} | XL`, description })

/** Their paths. */
export const textPaths = (house: TextHouse): ReadonlyArray<string> => [...textHeads(house).keys()]

import type { ApolloLink } from "@apollo/client"
import type { Told } from "@xl/adapters/graphql"
import { NO_THIRD_PARTIES, ThirdParties } from "@xl/core/monitoring"
import { FEATURE_FLAGS } from "@xl/core/settings"
import { decode, orDefault } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"

const ToldHouse = t.readonly(
  t.strict({
    /** Full-service selling. */
    hasExclusive: t.boolean,
    /** Whether 'Become a Seller' is offered. */
    showsSellerProfile: t.boolean,
    /** The word for the loans of this market in `/about-{product}-loans`. */
    product: t.string,
    /** What 'Knowledge' leads to; null leaves the link out. */
    knowledgeUrl: t.union([t.string, t.null]),
    /** Where a discovery call is booked; null asks for it by the contact form. */
    calendarUrl: t.union([t.string, t.null]),
  }),
)
/** What the deployment decides about the pages. */
export type House = t.TypeOf<typeof ToldHouse>

/** What holds where the page says nothing. */
export const HOUSE: House = {
  hasExclusive: FEATURE_FLAGS.exclusive,
  showsSellerProfile: FEATURE_FLAGS.SHOW_SELLER_PROFILE,
  product: "commercial-real-estate",
  knowledgeUrl: null,
  calendarUrl: null,
}
const HELP = "help@demo.example"

/** What the gateway tells the pages about where they run. */
const ToldConfig = t.strict({
  isDemo: t.boolean,
  userPoolId: t.string,
  userPoolClientId: t.string,
  /** Null for a pool hosted by Amazon. */
  userPoolEndpoint: t.union([t.string, t.null]),
  contactEmail: orDefault(t.string, HELP),
  house: orDefault(ToldHouse, HOUSE),
  thirdParties: orDefault(ThirdParties, NO_THIRD_PARTIES),
  /** The gateway's time in milliseconds since the Unix epoch, when it sent the page. */
  now: t.number,
})

export interface Config {
  readonly graphqlUrl: string
  readonly socketUrl: string
  readonly documentsUrl: string
  /** Our gateway's house of people's own pictures. */
  readonly avatarsUrl: string
  /** Our gateway's list of towns. */
  readonly placesUrl: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly userPoolEndpoint: string | null
  /** The operator's address. */
  readonly contactEmail: string
  readonly house: House
  /** Other people's services, to be loaded once a visitor has agreed. */
  readonly thirdParties: ThirdParties
  readonly isDemo: boolean
  /** How far the gateway's clock is ahead of this computer's, in milliseconds: deadlines are the gateway's. */
  readonly clockAhead: number
  /** When the gateway drew the page, in milliseconds since the Unix epoch, by its clock; undefined where it did not. */
  readonly drawnAt: number | undefined
  /** What the gateway answered when it drew the page; emptied as soon as that is on the screen. */
  readonly answers: Told
}

/** The gateway's own user pool under one origin with the pages, where the page itself says nothing else. */
const HERE = {
  isDemo: true,
  userPoolId: "local_xl",
  userPoolClientId: "xl-web",
  userPoolEndpoint: "/idp/",
  contactEmail: HELP,
  house: HOUSE,
  thirdParties: NO_THIRD_PARTIES,
}

/** Where the pages are opened: by a browser, or by the gateway that draws them ahead. */
export interface Opened {
  /** The address that others are relative to. */
  readonly baseURI: string
  /** What the gateway says; undefined where nobody does. */
  readonly told: unknown
  /** What came with the page. */
  readonly answers?: Told
  readonly drawnAt?: number | undefined
}

/** A page in a browser. */
export const openedIn = (page: Document): Opened => {
  const content = page.querySelector('meta[name="xl-config"]')?.getAttribute("content")
  const answers = page.querySelector("#xl-answers")?.textContent
  const drawnAt = page.querySelector("[data-drawn-at]")?.getAttribute("data-drawn-at")
  return {
    baseURI: page.baseURI,
    told: content ? JSON.parse(content) : undefined,
    drawnAt: drawnAt ? Number(drawnAt) : undefined,
    answers: new Map(Object.entries(JSON.parse(answers ?? "{}") as Record<string, ApolloLink.Result>)),
  }
}

const configTold = (told: unknown, here: number): t.TypeOf<typeof ToldConfig> => {
  if (told === undefined) return { ...HERE, now: here }
  const read = decode(ToldConfig)(told)
  if (Result.isFailure(read)) throw new Error(`The page's configuration is wrong: ${read.failure.problems.join("; ")}`)
  return read.success
}

/** The configuration of the page that is open; every address is absolute. `here` is this computer's time. */
export const configOf = ({ answers = new Map(), baseURI, drawnAt, told }: Opened, here: number): Config => {
  const { now, userPoolEndpoint, ...rest } = configTold(told, here)
  const at = (path: string) => new URL(path, baseURI).href
  return {
    ...rest,
    answers,
    drawnAt,
    clockAhead: now - here,
    userPoolEndpoint: userPoolEndpoint === null ? null : at(userPoolEndpoint),
    graphqlUrl: at("/graphql"),
    socketUrl: at("/graphql").replace(/^http/, "ws"),
    documentsUrl: at("/category-records"),
    avatarsUrl: at("/avatars"),
    placesUrl: at("/places"),
  }
}

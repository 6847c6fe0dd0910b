import { accountSettings } from "@xl/ui/accounts"
import { clientErrorsModel, roleRequestsModel } from "@xl/ui/administration"
import { assetViewModel } from "@xl/ui/asset"
import { chatLists, chatOutbox, chatStart, chatThread } from "@xl/ui/chat"
import { closingDocumentsModel, closingListModel, closingPageModel, failedDocumentsModel } from "@xl/ui/closing"
import { contactModel, lettersModel } from "@xl/ui/contact"
import { dealModel } from "@xl/ui/deal"
import { activityModel } from "@xl/ui/activity"
import { eventLogModel, ownLogModel } from "@xl/ui/event-log"
import { dashboardModel } from "@xl/ui/dashboard"
import { favoriteStars } from "@xl/ui/favorites"
import { homeModel } from "@xl/ui/home"
import { listingViewModel } from "@xl/ui/listing"
import { noticesModel } from "@xl/ui/notices"
import { buyerOffers, offerDialog, offerStart } from "@xl/ui/offers"
import { avatarModel, avatarStore, buyerDialog, buyerStart, criteriaModel, profileDialogs } from "@xl/ui/profile"
import { assetOverviewModel, sellerAssetsModel, sellerNotesModel } from "@xl/ui/selling"
import { listingWizard, picturesModel, publication } from "@xl/ui/wizard"
import type { ViewModelToken } from "@xl/ui/view-model"
import { describe, expect, it } from "vitest"
import { compose, configOf, namedIn, Tokens } from "../composition/index.ts"

const composed = () => compose(configOf({ baseURI: "http://gateway.test/", told: undefined }, 0))

describe("a screen's model", () => {
  it.each<readonly [string, ViewModelToken<object>, () => Promise<object>]>([
    ["home", homeModel, () => import("./home-page.tsx")],
    ["contact", contactModel, () => import("./contact-pages.tsx")],
    ["letters of a member", lettersModel, () => import("./contact-pages.tsx")],
    ["letters to an advisor", lettersModel, () => import("./advisors-parts.tsx")],
    ["conversation", chatThread, () => import("./chat-parts.ts")],
    ["dashboard", dashboardModel, () => import("./dashboard-pages.tsx")],
    ["listing", listingViewModel, () => import("./listing-page.tsx")],
    ["asset", assetViewModel, () => import("./asset-page.tsx")],
    ["asset overview", assetOverviewModel, () => import("./own-pages.tsx")],
    ["a seller's notes", sellerNotesModel, () => import("./own-pages.tsx")],
    ["seller's assets", sellerAssetsModel, () => import("./own-pages.tsx")],
    ["role requests", roleRequestsModel, () => import("./own-pages.tsx")],
    ["account settings", accountSettings, () => import("./own-pages.tsx")],
    ["own picture", avatarModel, () => import("./profile-pages.tsx")],
    ["acquisition criteria", criteriaModel, () => import("./profile-pages.tsx")],
    ["a closing's documents", closingDocumentsModel, () => import("./closing-parts.ts")],
    ["a closing's pages", closingPageModel, () => import("./closing-pages.tsx")],
    ["closings that wait", closingListModel, () => import("./closing-parts.ts")],
    ["publication of an asset", publication, () => import("./wizard-pages.tsx")],
    ["pictures of an asset", picturesModel, () => import("./picture-parts.ts")],
    ["failed documents", failedDocumentsModel, () => import("./failed-documents-page.tsx")],
    ["a deal", dealModel, () => import("./deal-page.tsx")],
    ["the event log", eventLogModel, () => import("./event-log-page.tsx")],
    ["the activity of a listing", activityModel, () => import("./own-pages.tsx")],
    ["the log of an own deal", ownLogModel, () => import("./own-log-parts.tsx")],
    ["browsers' errors", clientErrorsModel, () => import("./client-errors-page.tsx")],
  ])("is made afresh for each screen once its page is here: %s", async (_name, token, arrive) => {
    const named = namedIn(composed())
    await arrive()
    expect(named(token)).not.toBe(named(token))
  })

  it("fails by name where a binding is missing", async () => {
    await import("./listing-page.tsx")
    const container = composed()
    container.unbind(Tokens.catalog)
    expect(() => namedIn(container)(listingViewModel)).toThrow("AssetCatalog")
  })
})

describe("a store of members", () => {
  it.each<readonly [string, ViewModelToken<object>, () => Promise<object>]>([
    ["profile dialogs", profileDialogs, () => import("./frame-dialogs.tsx")],
    ["buyer's profile", buyerDialog, () => import("./frame-dialogs.tsx")],
    ["start of buying", buyerStart, () => import("./profile-pages.tsx")],
    ["offer dialog", offerDialog, () => import("./frame-dialogs.tsx")],
    ["the start of an offer", offerStart, () => import("./offer-parts.tsx")],
    ["a buyer's offers", buyerOffers, () => import("./own-pages.tsx")],
    ["stars", favoriteStars, () => import("./favorite-parts.ts")],
    ["shown picture", avatarStore, () => import("./member-header.tsx")],
    ["listing wizard", listingWizard, () => import("./wizard-pages.tsx")],
    ["conversations", chatLists, () => import("./member-header.tsx")],
    ["what is written", chatOutbox, () => import("./chat-parts.ts")],
    ["the way into a conversation", chatStart, () => import("./offer-parts.tsx")],
    ["notices", noticesModel, () => import("./notices-bell.ts")],
  ])("is one for all who ask, once a file that names it is here: %s", async (_name, token, arrive) => {
    const named = namedIn(composed())
    await arrive()
    expect(named(token)).toBe(named(token))
  })
})

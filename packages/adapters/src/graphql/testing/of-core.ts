import * as accounts from "@xl/core/accounts"
import * as assets from "@xl/core/assets"
import * as banking from "@xl/core/banking"
import * as changeRequests from "@xl/core/change-requests"
import * as chat from "@xl/core/chat"
import * as dataRoom from "@xl/core/data-room"
import * as deposits from "@xl/core/deposits"
import * as documents from "@xl/core/documents"
import * as favorites from "@xl/core/favorites"
import * as contact from "@xl/core/contact"
import * as kernel from "@xl/core/kernel"
import * as mandates from "@xl/core/mandates"
import * as monitoring from "@xl/core/monitoring"
import * as offers from "@xl/core/offers"
import * as periods from "@xl/core/periods"
import * as profiles from "@xl/core/profiles"
import * as roles from "@xl/core/roles"
import * as settings from "@xl/core/settings"
import * as valuations from "@xl/core/valuation"

/** Everything that the doors of the core hand out, the refusals among it. */
export const OF_CORE: { readonly [name: string]: unknown } = {
  ...accounts,
  ...assets,
  ...banking,
  ...contact,
  ...changeRequests,
  ...chat,
  ...dataRoom,
  ...deposits,
  ...documents,
  ...favorites,
  ...kernel,
  ...mandates,
  ...monitoring,
  ...offers,
  ...periods,
  ...profiles,
  ...roles,
  ...settings,
  ...valuations,
}

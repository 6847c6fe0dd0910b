import * as t from "io-ts"

const text = t.union([t.string, t.null])

/** Where somebody came from, as the address said at landing. */
export const UtmParameters = t.readonly(
  t.strict({ utmSource: text, utmMedium: text, utmCampaign: text }),
  "UtmParameters",
)
/** Where somebody came from, as the address said at landing. */
export type UtmParameters = t.TypeOf<typeof UtmParameters>

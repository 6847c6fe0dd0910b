/** In px, as the specification lists them: 834 is login, 848 the offer, 1143 the seller's profile. */
export const DIALOG_WIDTHS = [440, 613, 720, 732, 834, 848, 1019, 1143, 1230] as const

/** One of the widths that dialogs have. */
export type DialogWidth = (typeof DIALOG_WIDTHS)[number]

/** Milliseconds between two steps of the bar that is drawn while a PDF loads (ACC-649). */
export const PDF_BAR_MILLIS = 300

/** Pixels by which a step lengthens the bar (ACC-649). */
export const PDF_BAR_STEP = 20

/** Pixels of the whole bar (ACC-650). */
export const PDF_BAR_FULL = 250

/** Pixels of the bar after so many steps; the 13th, which would come to 260, is cut to 250 (ACC-651). */
export const pdfBarWidth = (steps: number): number => Math.min(steps * PDF_BAR_STEP, PDF_BAR_FULL)

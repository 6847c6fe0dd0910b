/** Where something stands in the window, in px from its upper left corner. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Between a notice and what it leaves free, and the window's edges, in px. */
const GAP = 12

/** The place nearest to `home`, in px from the top of a window of that height, in which a notice covers none of `actions`; home if there is none. */
export const clearTop = (home: Box, height: number, actions: ReadonlyArray<Box>): number => {
  const tall = home.bottom - home.top
  const beside = actions.filter(({ left, right }) => left < home.right && right > home.left)
  const isClear = (top: number) => beside.every((action) => action.bottom <= top || action.top >= top + tall)
  const isInside = (top: number) => top >= GAP && top + tall + GAP <= height
  const near = beside.flatMap(({ bottom, top }) => [top - GAP - tall, bottom + GAP]).filter(isInside)
  const nearest = [home.top, ...near].toSorted((one, other) => Math.abs(one - home.top) - Math.abs(other - home.top))
  return nearest.find(isClear) ?? home.top
}

/** What a shape stands for: wall, window, line, shadow or ledge, solid opening, and things around the building. */
export type Mark = "mass" | "glass" | "line" | "shade" | "opening" | "context"

/** One path: its mark and SVG path data, with y growing downwards from the ground. */
export interface Stroke {
  readonly mark: Mark
  readonly d: string
}

/** A rectangle that stands `y` above the ground. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Equal cells in a box; `wide` and `high` are the shares of a cell that its shape fills. */
export interface Cells {
  readonly columns: number
  readonly rows: number
  readonly wide: number
  readonly high: number
}

/** One decimal: a tenth of a pixel is finer than any screen. */
export const tenth = (n: number): number => Number(n.toFixed(1))

/** Draws one thing from left to right with y growing upwards from the ground. Neighbours of one mark share a path. */
export class Pen {
  readonly #strokes: Array<{ readonly mark: Mark; d: string }> = []
  #top = 0

  /** The highest point of any wall so far. */
  get top(): number {
    return this.#top
  }

  get strokes(): ReadonlyArray<Stroke> {
    return this.#strokes
  }

  /** SVG path data as it is; curves do not count for `top`. */
  path(mark: Mark, d: string): this {
    const last = this.#strokes.at(-1)
    if (last?.mark === mark) last.d += d
    else this.#strokes.push({ mark, d })
    return this
  }

  /** Nothing where a small drawing leaves no room for it. */
  rect(mark: Mark, x: number, y: number, width: number, height: number): this {
    if (width <= 0 || height <= 0) return this
    this.#top = Math.max(this.#top, y + height)
    return this.path(mark, `M${tenth(x)} ${tenth(-y)}h${tenth(width)}v${tenth(-height)}h${tenth(-width)}z`)
  }

  line(fromX: number, fromY: number, toX: number, toY: number): this {
    return this.path("line", `M${tenth(fromX)} ${tenth(-fromY)}L${tenth(toX)} ${tenth(-toY)}`)
  }

  polygon(mark: Mark, corners: ReadonlyArray<readonly [x: number, y: number]>): this {
    for (const [, y] of corners) this.#top = Math.max(this.#top, y)
    return this.path(mark, `M${corners.map(([x, y]) => `${tenth(x)} ${tenth(-y)}`).join("L")}z`)
  }

  grid(mark: Mark, box: Box, { columns, rows, wide, high }: Cells): this {
    const [cellWidth, cellHeight] = [box.width / columns, box.height / rows]
    const [width, height] = [cellWidth * wide, cellHeight * high]
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = box.x + cellWidth * column + (cellWidth - width) / 2
        const y = box.y + cellHeight * row + (cellHeight - height) / 2
        this.rect(mark, x, y, width, height)
      }
    }
    return this
  }
}

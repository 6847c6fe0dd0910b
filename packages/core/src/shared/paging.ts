/** Part of a list: how many entries, after how many. */
export interface Paging {
  readonly size: number
  readonly offset: number
}

import type { AssetView } from "@xl/core/assets"
import styled from "styled-components"
import { markup } from "../parts/drawing/markup.ts"
import { type Drawn, drawn } from "./figures.ts"

/** A loan's building. The markup is our own drawing, whose texts are escaped: nothing of it comes from outside. */
export const Elevation = ({ asset, ...wanted }: Drawn & { readonly asset: AssetView }) => (
  // oxlint-disable-next-line react/no-danger -- Made by core/drawings from an id and two numbers.
  <Sheet dangerouslySetInnerHTML={markup(drawn(asset, wanted))} />
)

const Sheet = styled.div`
  line-height: 0;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`

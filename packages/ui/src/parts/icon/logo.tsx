import { color } from "../../theme/index.ts"

/** L's foot is the ground, the triangle a price. `height` is in px. */
export const Logo = ({ height = 24 }: { readonly height?: number }) => (
  <svg height={height} width={(height * 76) / 24} viewBox="0 0 76 24" role="img" aria-label="XL">
    <path d="M2.5 3.5 17.5 20.5M17.5 3.5 2.5 20.5M25.5 3.5v17" fill="none" stroke="currentColor" strokeWidth="3.8" />
    <path d="M23.6 20.6H75" stroke="currentColor" strokeWidth="3.8" />
    <path d="M56 16.5l-5-8h10z" style={{ fill: color.priceLine }} />
  </svg>
)

import type { Figure } from "./measure.ts"

const whole = (rate: number) => Math.round(rate).toLocaleString("en-US")

/** The rates, and those of the first contender as a multiple of each other one's. */
export const report = ({ name, rates }: Figure): void => {
  const [first, ...others] = [...rates]
  if (!first) return
  const told = [...rates].map(([contender, rate]) => `${contender} ${whole(rate)}/s`).join(", ")
  const ratios = others.map(([contender, rate]) => `${(first[1] / rate).toFixed(2)} × ${contender}`).join(", ")
  console.log(`${name}: ${told}${ratios === "" ? "" : `  →  ${ratios}`}`)
}

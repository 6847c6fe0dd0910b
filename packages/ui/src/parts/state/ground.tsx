/** The end of a drawing: zero, with hatch. */
export const Ground = ({ y, width }: { readonly y: number; readonly width: number }) => {
  const hatch = Array.from({ length: Math.ceil(width / 10) }, (_, at) => `M${8 + at * 10} ${y + 1}l-6 6`).join("")
  return (
    <>
      <path className="h" d={hatch} />
      <path className="gl" d={`M0 ${y}H${width}`} />
    </>
  )
}

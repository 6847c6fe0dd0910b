import { PDF_BAR_FULL, PDF_BAR_MILLIS, pdfBarWidth } from "@xl/core/documents"
import { useEffect, useState } from "react"
import styled from "styled-components"
import { Progress } from "../progress/index.ts"

/** Drawn while a PDF loads. It grows by the clock, not by what has come, so that it says no share. */
export const PdfBar = ({ label }: { readonly label: string }) => {
  const [steps, setSteps] = useState(0)
  const width = pdfBarWidth(steps)
  useEffect(() => {
    if (width === PDF_BAR_FULL) return
    const timer = setTimeout(() => setSteps(steps + 1), PDF_BAR_MILLIS)
    return () => clearTimeout(timer)
  }, [steps, width])
  return (
    <Box>
      <Progress label={label} isLabelHidden said="Under way" value={width / PDF_BAR_FULL} />
    </Box>
  )
}

const Box = styled.div`
  width: ${PDF_BAR_FULL}px;
  max-width: 100%;
  margin: 0 auto;
`

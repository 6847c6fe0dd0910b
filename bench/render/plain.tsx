import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef } from "react"
import { createRoot } from "react-dom/client"
import { HEIGHT, loans } from "./rows.ts"

/**
 * What that library's own example of a table does, and nothing more: rows of one height, moved into place, 20 drawn beyond each edge; no
 * keyboard, selection, sorting, measuring or theme.
 */
const Plain = () => {
  const window = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- Nothing that it gives is kept: rows are drawn anew at each scroll.
  const rows = useVirtualizer({
    count: loans.length,
    getScrollElement: () => window.current,
    estimateSize: () => 34,
    overscan: 20,
  })
  return (
    <div ref={window} style={{ height: HEIGHT, overflow: "auto" }}>
      <div style={{ height: rows.getTotalSize() }}>
        <table>
          <thead>
            <tr>
              {["Id", "Loan", "State", "Status", "UPB"].map((header) => (
                <th key={header}>{header}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.getVirtualItems().map(({ index, size, start }, nth) => {
              const { id, name, state, status, upb } = loans[index] ?? {
                id: "",
                name: "",
                state: "",
                status: "",
                upb: 0,
              }
              return (
                <tr key={id} style={{ height: size, transform: `translateY(${start - nth * size}px)` }}>
                  <td>{id}</td>
                  <td>{name}</td>
                  <td>{state}</td>
                  <td>{status}</td>
                  <td>{(upb / 100).toLocaleString("en-US")}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const place = document.getElementById("root")
if (place) createRoot(place).render(<Plain />)

import { GradedMoney, LongTable } from "@xl/ui/parts"
import { ThemeProvider } from "@xl/ui/theme"
import { createRoot } from "react-dom/client"
import { HEIGHT, loans } from "./rows.ts"

const place = document.getElementById("root")
if (place)
  createRoot(place).render(
    <ThemeProvider>
      <LongTable
        label="Loans"
        rows={loans}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        height={HEIGHT}
        columns={[
          { id: "id", header: "Id", cell: ({ id }) => id },
          { id: "name", header: "Loan", cell: ({ name }) => name },
          { id: "state", header: "State", cell: ({ state }) => state },
          { id: "status", header: "Status", cell: ({ status }) => status },
          { id: "upb", header: "UPB", align: "end", cell: ({ upb }) => <GradedMoney cents={upb} /> },
        ]}
      />
    </ThemeProvider>,
  )

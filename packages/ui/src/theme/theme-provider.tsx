import type { ReactNode } from "react"
import { ThemeProvider as StyledThemeProvider } from "styled-components"
import { globalStyle } from "./global-style.ts"
import { theme } from "./theme.ts"

/**
 * Everything below it is drawn with our tokens. Light or dark is decided by `data-theme` on the root, or by the system. Fonts and what
 * holds for all stand in a sheet of their own: to one that names fonts no rule can come without the whole page being laid out anew, and parts
 * bring rules all the time.
 */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <StyledThemeProvider theme={theme}>
    <style href="xl-theme" precedence="theme">
      {globalStyle}
    </style>
    {children}
  </StyledThemeProvider>
)

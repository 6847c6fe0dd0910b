import type { ReactNode } from "react"
import { ThemeProvider as StyledThemeProvider } from "styled-components"
import { GlobalStyle } from "./global-style.tsx"
import { theme } from "./theme.ts"

/** Everything below it is drawn with our tokens. Light or dark is decided by `data-theme` on the root, or by the system. */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <StyledThemeProvider theme={theme}>
    <GlobalStyle />
    {children}
  </StyledThemeProvider>
)
